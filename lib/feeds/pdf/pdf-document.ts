import "server-only";
import PDFDocument from "pdfkit";
import { type PdfFont, PdfFonts, type Weight } from "./pdf-fonts";
import { breakLines, type Line } from "./pdf-lines";

/** PDF files with embedded fonts and a tagged structure, so that text can be selected, searched and read aloud. */

export const INK = "#2b2a26";
export const SOFT = "#5f5a50";
export const LINE = "#d9cfc0";

const DEFAULT_SIZE = 10.5;

type Paper = InstanceType<typeof PDFDocument>;
type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  weight?: Weight;
  size?: number;
  color?: string;
}

interface Place {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right" | "center";
  color?: string;
}

interface WriteOptions extends TextStyle {
  /** The role of the text for screen readers. */
  tag?: "H1" | "H2" | "P";
  /** Its position; by default below the previous text, as wide as the page. */
  x?: number;
  y?: number;
  width?: number;
  /** Cuts off text that exceeds this height. */
  maxHeight?: number;
  align?: Place["align"];
}

interface PdfOptions {
  title: string;
  author: string;
  /** A paper size, or width and height in points. */
  size?: string | [number, number];
  layout?: "portrait" | "landscape";
  margin: number;
  /** Shown at the foot of each page with the page number, if there are several pages. */
  foot?: string;
}

const FOOT_SIZE = 8;

/** Disables pdfkit's word cache for fallback fonts: it would tear right-to-left text apart. */
const shaping = ({ isSiteFont }: PdfFont): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  isSiteFont ? {} : { features: [] };

/** A PDF file while it is drawn. */
export class Pdf {
  /** The position of the next text, in points from the top of the page. */
  y: number;
  readonly #paper: Paper;
  readonly #fonts: PdfFonts;
  readonly #root: Element;

  constructor(paper: Paper, fonts: PdfFonts) {
    this.#paper = paper;
    this.#fonts = fonts;
    this.#root = paper.struct("Document");
    paper.addStructure(this.#root);
    this.y = paper.page.margins.top;
  }

  get left(): number {
    return this.#paper.page.margins.left;
  }

  get width(): number {
    return this.#paper.page.width - this.left - this.#paper.page.margins.right;
  }

  get top(): number {
    return this.#paper.page.margins.top;
  }

  get bottom(): number {
    return this.#paper.page.height - this.#paper.page.margins.bottom;
  }

  addPage(): void {
    this.#paper.addPage();
    this.y = this.top;
  }

  lines(text: string, width: number, style: TextStyle = {}, maxHeight?: number): Line[] {
    const { weight = "plain", size = DEFAULT_SIZE } = style;
    const paper = this.#paper.fontSize(size);
    const widthOf = (font: PdfFont, part: string) => paper.font(font.name).widthOfString(part, shaping(font));
    return breakLines(text, width, { fonts: this.#fonts, weight, size, widthOf }, maxHeight);
  }

  /** Draws lines below one another; they must fit on the page. */
  drawLines(lines: readonly Line[], style: TextStyle, { x, y, width, align = "left" }: Place): void {
    const paper = this.#paper.fontSize(style.size ?? DEFAULT_SIZE).fillColor(style.color ?? INK);
    let top = y;
    for (const line of lines) {
      const spare = align === "left" ? 0 : (width - line.width) / (align === "center" ? 2 : 1);
      for (const run of line.runs)
        paper.font(run.font.name).text(run.text, x + spare + run.x, top + line.ascent, {
          lineBreak: false,
          baseline: "alphabetic",
          ...shaping(run.font),
        });
      top += line.height;
    }
  }

  /** Marks what `draw` draws as structure content with this tag. */
  content(tag: string, draw: (paper: Paper) => void): PDFKit.PDFStructureContent {
    const content = this.#paper.markStructureContent(tag);
    draw(this.#paper);
    this.#paper.endMarkedContent();
    return content;
  }

  /** Marks what `draw` draws as decoration, which screen readers skip: lines, page numbers, repeated headers. */
  decoration(draw: (paper: Paper) => void): void {
    this.#paper.markContent("Artifact", { type: "Layout" });
    draw(this.#paper);
    this.#paper.endMarkedContent();
  }

  element(tag: string, children: (Element | PDFKit.PDFStructureContent)[], options = {}): Element {
    return this.#paper.struct(tag, options, children);
  }

  append(element: Element): void {
    this.#root.add(element);
  }

  /** Writes a text, over as many pages as it needs. */
  write(text: string, { tag = "P", x, y, width, maxHeight, align, ...style }: WriteOptions = {}): void {
    if (y !== undefined) this.y = y;
    const place = { x: x ?? this.left, width: width ?? this.width, ...(align ? { align } : {}) };
    const contents: PDFKit.PDFStructureContent[] = [];
    let rest = this.lines(text, place.width, style, maxHeight);
    while (rest.length > 0) {
      const count = linesThatFit(rest, this.bottom - this.y);
      const here = rest.slice(0, count || (this.y === this.top ? 1 : 0));
      rest = rest.slice(here.length);
      contents.push(this.content(tag, () => this.drawLines(here, style, { ...place, y: this.y })));
      this.y += heightOf(here);
      if (rest.length > 0) this.addPage();
    }
    this.append(this.element(tag, contents));
  }

  /** A thin line from margin to margin. */
  rule(thickness = 0.7): void {
    const { left, width, y } = this;
    this.decoration((paper) =>
      paper
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(thickness)
        .strokeColor(LINE)
        .stroke(),
    );
  }

  /** Writes the foot of each page and ends the structure. */
  finish(foot: string | undefined): void {
    const { start, count } = this.#paper.bufferedPageRange();
    for (let page = start; foot !== undefined && count > 1 && page < start + count; page += 1) {
      this.#paper.switchToPage(page);
      const style = { size: FOOT_SIZE, color: SOFT };
      const lines = this.lines(`${foot} · pagina ${page + 1} di ${count}`, this.width, style).slice(0, 1);
      const y = this.bottom + (this.#paper.page.margins.bottom - FOOT_SIZE) / 3;
      this.decoration(() => this.drawLines(lines, style, { x: this.left, y, width: this.width }));
    }
    this.#root.end();
  }
}

export const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

export function linesThatFit(lines: readonly Line[], height: number): number {
  let used = 0;
  const index = lines.findIndex((line) => {
    used += line.height;
    // Tolerates rounding errors of sums of fractions.
    return used > height + 0.01;
  });
  return index < 0 ? lines.length : index;
}

/** pdfkit writes the author into XML without escaping it. */
const XML_SIGNS: Record<string, string> = { "&": "＆", "<": "‹", ">": "›" };
const withoutXml = (text: string) => text.replace(/[&<>]/g, (sign) => XML_SIGNS[sign] ?? "");

async function bytesOf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    paper.on("end", resolve);
    paper.on("error", reject);
  });
  paper.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Creates a PDF file in Italian.
 * @param draw writes its content; it runs a second time if the first run shows that fonts are missing
 * @returns its bytes
 */
export async function makePdf(
  { title, author, foot, size = "A4", ...options }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await PdfFonts.open();
  const drawn = () => {
    const paper = new PDFDocument({
      ...options,
      size,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      // No standard font: pdfkit would read its metrics from a folder of its package.
      font: "",
      lang: "it-IT",
      displayTitle: true,
      info: { Title: title, Author: withoutXml(author) },
    });
    fonts.register(paper);
    const pdf = new Pdf(paper, fonts);
    draw(pdf);
    pdf.finish(foot);
    return paper;
  };
  const first = drawn();
  return bytesOf((await fonts.load()) ? drawn() : first);
}
