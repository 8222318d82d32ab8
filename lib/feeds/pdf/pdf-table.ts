import "server-only";
import { heightOf, LINE, linesThatFit, type Pdf, SOFT, type TextStyle } from "./pdf-document";
import type { Line } from "./pdf-lines";

/**
 * Tables of PDF files: a row is measured before it is drawn, so that its cells are on one page and have the same
 * height.
 */

export interface Cell extends Omit<TextStyle, "size"> {
  text: string;
}

export interface Column {
  header: string;
  /** In points, including the gap to the next column. */
  width: number;
  align?: "left" | "right";
}

/** A string is a plain cell; null is an empty one. */
export type Row = readonly (string | Cell | null)[];

interface TableOptions {
  columns: readonly Column[];
  size: number;
  /** The gap between columns. */
  gap: number;
  /** The space between rows. */
  space: number;
  /** Lines below the rows; by default only below the header. */
  rules?: "all" | "head";
  /** Starts a new page if the table does not fit on the rest of the page. */
  isTogether?: boolean;
}

interface MeasuredCell {
  lines: Line[];
  style: TextStyle;
}

/** Draws a table at the current height. */
export function writeTable(pdf: Pdf, rows: Iterable<Row>, options: TableOptions): void {
  const { columns, size, gap, space, rules = "head" } = options;
  const measured = (row: Row): MeasuredCell[] =>
    columns.map(({ width }, index) => {
      const cell = row[index] ?? "";
      const { text, ...style } = typeof cell === "string" ? { text: cell } : cell;
      return {
        lines: text === "" ? [] : pdf.lines(text, width - gap, { ...style, size }),
        style: { ...style, size },
      };
    });
  /** From the top to the baseline of the first line, which all cells of a row share. */
  const ascentOfRow = (cells: readonly MeasuredCell[]) =>
    Math.max(...cells.map(({ lines: [first] }) => first?.ascent ?? 0));
  const heightOfRow = (cells: readonly MeasuredCell[]) =>
    Math.max(
      size,
      ...cells.map(({ lines }) => heightOf(lines) + ascentOfRow(cells) - (lines[0]?.ascent ?? 0)),
    );

  /** @returns the elements of the cells, for the structure; none for a repeated header, which is decoration */
  const drawRow = (cells: readonly MeasuredCell[], tag: "TH" | "TD" | null, hasRule: boolean) => {
    const { y, left } = pdf;
    const ascent = ascentOfRow(cells);
    let x = left;
    const draws = columns.map(({ width, align }, index) => {
      const { lines, style } = cells[index] ?? { lines: [], style: {} };
      const top = y + ascent - (lines[0]?.ascent ?? 0);
      const place = { x, y: top, width: width - gap, ...(align ? { align } : {}) };
      x += width;
      return () => pdf.drawLines(lines, style, place);
    });
    const scope = tag === "TH" ? { scope: "Column" } : {};
    const elements =
      tag === null ? [] : draws.map((draw) => pdf.element(tag, [pdf.content(tag, draw)], scope));
    if (tag === null)
      pdf.decoration(() => {
        for (const draw of draws) draw();
      });
    const end = y + heightOfRow(cells) + space / 2;
    if (hasRule)
      pdf.decoration((paper) =>
        paper.moveTo(left, end).lineTo(x, end).lineWidth(0.5).strokeColor(LINE).stroke(),
      );
    pdf.y = end + space / 2;
    return elements;
  };

  const table: ReturnType<Pdf["element"]>[] = [];
  const hasHead = columns.some(({ header }) => header !== "");
  const head = measured(columns.map(({ header }) => ({ text: header, weight: "bold", color: SOFT })));
  const headHeight = hasHead ? heightOfRow(head) + space : 0;
  const roomFor = pdf.bottom - pdf.top - headHeight;
  const nextPage = () => {
    pdf.addPage();
    if (hasHead) drawRow(head, null, true);
  };

  const body = Array.from(rows, measured);
  const [first] = body;
  const needed = options.isTogether
    ? body.reduce((sum, cells) => sum + heightOfRow(cells) + space, 0)
    : first
      ? heightOfRow(first)
      : 0;
  if (pdf.y + headHeight + needed > pdf.bottom && needed <= roomFor) pdf.addPage();
  if (hasHead) table.push(pdf.element("TR", drawRow(head, "TH", true)));
  for (const cells of body)
    for (const part of partsOf(cells, roomFor)) {
      if (pdf.y + heightOfRow(part) > pdf.bottom) nextPage();
      table.push(pdf.element("TR", drawRow(part, "TD", rules === "all")));
    }
  pdf.append(pdf.element("Table", table));
}

/** Splits a row that is higher than a page into rows that fit. */
function partsOf(cells: readonly MeasuredCell[], height: number): MeasuredCell[][] {
  const parts: MeasuredCell[][] = [];
  let rest = [...cells];
  do {
    const counts = rest.map(({ lines }) => Math.max(1, linesThatFit(lines, height)));
    parts.push(rest.map(({ lines, style }, index) => ({ lines: lines.slice(0, counts[index]), style })));
    rest = rest.map(({ lines, style }, index) => ({ lines: lines.slice(counts[index]), style }));
  } while (rest.some(({ lines }) => lines.length > 0));
  return parts;
}
