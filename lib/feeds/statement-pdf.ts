import "server-only";
import { type Flow, SECTIONS, sectionOf, TAXES } from "@/lib/domain/books/modello-d";
import { formatCents } from "@/lib/domain/money/money";
import type { Statement } from "@/lib/schemas/books/statement";
import { heightOf, LINE, makePdf, type Pdf, SOFT, write } from "./pdf-document";

/** The statement of a year as PDF, in the layout of Modello D: what went out on the left, what came in on the right. */

const MARGIN = 36;
const SIZE = 7.5;
const AMOUNT = 62;
const GAP = 3;
/** Between the two sides. */
const MIDDLE = 14;

interface Line {
  label: string;
  amount: number;
  /** Null where the form has none. */
  previous: number | null;
}

type Weight = "plain" | "bold";

const widthOfSide = (doc: Pdf) => (doc.page.width - 2 * MARGIN - MIDDLE) / 2;
const leftOf = (doc: Pdf, side: Flow) => (side === "out" ? MARGIN : MARGIN + widthOfSide(doc) + MIDDLE);
const sumOf = (lines: readonly Line[], pick: (line: Line) => number | null) =>
  lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0);

/** A line of one side: its label, the amount, and that of the year before. @returns the height it takes */
function writeLine(doc: Pdf, side: Flow, y: number, line: Line | null, weight: Weight): number {
  if (line === null) return 0;
  const width = widthOfSide(doc) - 2 * AMOUNT - GAP;
  const x = leftOf(doc, side);
  const style = { size: SIZE, weight, y };
  write(doc, line.label, { ...style, x, width });
  const height = heightOf(doc, line.label, { size: SIZE, width, weight });
  const amounts = { ...style, width: AMOUNT, align: "right" } as const;
  write(doc, formatCents(line.amount), { ...amounts, x: x + width + GAP });
  if (line.previous !== null)
    write(doc, formatCents(line.previous), { ...amounts, x: x + width + GAP + AMOUNT, color: SOFT });
  return height;
}

/** Writes a line of both sides at the same height, on a new page where there is no room. */
function writePair(doc: Pdf, out: Line | null, received: Line | null, weight: Weight = "plain"): void {
  if (doc.y > doc.page.height - MARGIN - 3 * SIZE) {
    doc.addPage();
    doc.y = MARGIN;
  }
  const { y } = doc;
  const height = Math.max(
    writeLine(doc, "out", y, out, weight),
    writeLine(doc, "in", y, received, weight),
    SIZE,
  );
  doc.y = y + height + GAP;
}

function writeRule(doc: Pdf): void {
  const y = doc.y - 1;
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  doc.y = y + GAP;
}

/** A heading of both sides. */
function writeHeads(doc: Pdf, out: string, received: string, before: number, year: number): void {
  const { y } = doc;
  const label = widthOfSide(doc) - 2 * AMOUNT - GAP;
  for (const [side, text] of [
    ["out", out],
    ["in", received],
  ] as const) {
    const x = leftOf(doc, side);
    const style = { size: SIZE, weight: "bold", color: SOFT, y } as const;
    write(doc, text, { ...style, x, width: label });
    const amounts = { ...style, width: AMOUNT, align: "right" } as const;
    write(doc, String(year), { ...amounts, x: x + label + GAP });
    write(doc, String(before), { ...amounts, x: x + label + GAP + AMOUNT });
  }
  const height = Math.max(
    ...[out, received].map((text) => heightOf(doc, text, { size: SIZE, width: label, weight: "bold" })),
  );
  doc.y = y + height + 2 * GAP;
  writeRule(doc);
}

const linesOf = ({ rows }: Statement, direction: Flow, letter: string): Line[] =>
  rows
    .filter((row) => row.direction === direction && sectionOf(row.key) === letter)
    .map(({ key, label, amount, previous }) => ({ label: `${key.slice(1)}) ${label}`, amount, previous }));

const totalLine = (label: string, lines: readonly Line[]): Line => ({
  label,
  amount: sumOf(lines, ({ amount }) => amount),
  previous: sumOf(lines, ({ previous }) => previous),
});

/** What is left of a section, under its totals; the form has no such line for E and I. */
const SURPLUS: Record<string, string> = {
  A: "Avanzo/disavanzo attività di interesse generale",
  B: "Avanzo/disavanzo attività diverse",
  C: "Avanzo/disavanzo attività di raccolta fondi",
  D: "Avanzo/disavanzo attività finanziarie e patrimoniali",
};

const lessOf = (label: string, received: Line, out: Line): Line => ({
  label,
  amount: received.amount - out.amount,
  previous: (received.previous ?? 0) - (out.previous ?? 0),
});

function writeSection(doc: Pdf, statement: Statement, section: (typeof SECTIONS)[number]): void {
  const { letter } = section;
  const head = (label: string) => (letter === "I" ? label : `${letter}) ${label}`);
  const [out, received] = [linesOf(statement, "out", letter), linesOf(statement, "in", letter)];
  // A section stays on one page.
  const needed = (Math.max(out.length, received.length) + 4) * (1.2 * SIZE + GAP);
  if (doc.y + needed > doc.page.height - MARGIN) {
    doc.addPage();
    doc.y = MARGIN;
  }
  writeHeads(doc, head(section.out), head(section.in), statement.year - 1, statement.year);
  for (let row = 0; row < Math.max(out.length, received.length); row += 1)
    writePair(doc, out[row] ?? null, received[row] ?? null);
  const [spent, earned] = [totalLine("Totale", out), totalLine("Totale", received)];
  writePair(doc, spent, earned, "bold");
  const surplus = SURPLUS[letter];
  if (surplus !== undefined) writePair(doc, null, lessOf(surplus, earned, spent), "bold");
  doc.y += 2 * GAP;
}

const previousOf = ({ rows }: Statement, direction: Flow, isWanted: (key: string) => boolean) =>
  rows.reduce((sum, row) => (row.direction === direction && isWanted(row.key) ? sum + row.previous : sum), 0);

const isRunning = (key: string) => sectionOf(key) !== "I" && key !== TAXES;

/** The total of a side, of sections A to E. */
const sideTotal = (statement: Statement, side: Flow, label: string): Line => ({
  label,
  amount: statement.totals[side],
  previous: previousOf(statement, side, isRunning),
});

/** What stands under the sections. */
function summaryOf(statement: Statement): { running: Line[]; end: Line[] } {
  const { totals, balances, depositsHeld } = statement;
  const isInvested = (key: string) => sectionOf(key) === "I";
  const before = {
    surplus: previousOf(statement, "in", isRunning) - previousOf(statement, "out", isRunning),
    taxes: previousOf(statement, "out", (key) => key === TAXES),
    investments: previousOf(statement, "in", isInvested) - previousOf(statement, "out", isInvested),
  };
  const line = (label: string, amount: number, previous: number): Line => ({ label, amount, previous });
  const [after, afterBefore] = [totals.surplus - totals.taxes, before.surplus - before.taxes];
  return {
    running: [
      line("Avanzo/disavanzo d'esercizio prima delle imposte", totals.surplus, before.surplus),
      line("Imposte", totals.taxes, before.taxes),
      line(
        "Avanzo/disavanzo d'esercizio prima di investimenti e disinvestimenti patrimoniali, e finanziamenti",
        after,
        afterBefore,
      ),
    ],
    end: [
      line(
        "Avanzo/disavanzo da entrate e uscite per investimenti e disinvestimenti patrimoniali e finanziamenti",
        totals.investments,
        before.investments,
      ),
      line("Avanzo/disavanzo complessivo", after + totals.investments, afterBefore + before.investments),
      line("Cassa", balances.cash, balances.previousCash),
      line("Depositi bancari e postali", balances.bank, balances.previousBank),
      line("Cassa e banca", balances.cash + balances.bank, balances.previousCash + balances.previousBank),
    ].concat(
      depositsHeld === 0
        ? []
        : [{ label: "di cui cauzioni da restituire", amount: depositsHeld, previous: null }],
    ),
  };
}

/** The bytes of the statement as PDF, in Italian. @param association the legal name of the centre */
export function statementPdf(statement: Statement, association: string): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Rendiconto per cassa ${statement.year}`;
  const options = { title, author: association, layout: "landscape", margin: MARGIN } as const;
  return makePdf(options, (doc) => {
    write(doc, association, { weight: "bold", size: 13, x: MARGIN, y: MARGIN });
    write(doc, `${title} · Modello D, D.M. 5 marzo 2020`, { size: 10, color: SOFT });
    doc.moveDown(0.8);
    const { running, end } = summaryOf(statement);
    for (const section of SECTIONS.filter(({ letter }) => letter !== "I"))
      writeSection(doc, statement, section);
    writePair(
      doc,
      sideTotal(statement, "out", "Totale uscite della gestione"),
      sideTotal(statement, "in", "Totale entrate della gestione"),
      "bold",
    );
    for (const one of running) writePair(doc, null, one, "bold");
    doc.y += GAP;
    for (const section of SECTIONS.filter(({ letter }) => letter === "I"))
      writeSection(doc, statement, section);
    for (const one of end) writePair(doc, null, one, "bold");
  });
}
