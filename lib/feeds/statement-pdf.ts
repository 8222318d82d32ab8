import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "server-only";
import { type Flow, SECTIONS, sectionOf, TAXES } from "@/lib/domain/books/modello-d";
import { formatCents } from "@/lib/domain/money/money";
import type { Statement } from "@/lib/schemas/books/statement";
import { makePdf, type Pdf, SOFT } from "./pdf/pdf-document";
import { type Column, type Row, writeTable } from "./pdf/pdf-table";

/** The statement of a year as PDF, in the layout of Modello D: expenses on the left, income on the right. */

const MARGIN = 36;
const SIZE = 7.5;
const AMOUNT = 62;
const GAP = 3;
/** The gap between the two sides. */
const MIDDLE = 14;

interface Line {
  label: string;
  amount: number;
  /** Null if the form has none. */
  previous: number | null;
}

const sumOf = (lines: readonly Line[], pick: (line: Line) => number | null) =>
  lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0);

/** The cells of one side's line: label, amount, and the previous year's amount. */
const cellsOf = (line: Line | undefined, weight: "plain" | "bold"): Row =>
  line === undefined
    ? [null, null, null, null]
    : [
        { text: line.label, weight },
        { text: formatCents(line.amount, DEFAULT_LANGUAGE), weight },
        line.previous === null
          ? null
          : { text: formatCents(line.previous, DEFAULT_LANGUAGE), weight, color: SOFT },
        null,
      ];

/** The lines of both sides in one row. */
const pairOf = (
  out: Line | undefined,
  received: Line | undefined,
  weight: "plain" | "bold" = "plain",
): Row => [...cellsOf(out, weight), ...cellsOf(received, weight)];

interface Heads {
  out: string;
  received: string;
  year: number;
}

/** A table of both sides, which stays on one page. */
function writeSides(pdf: Pdf, rows: Row[], heads?: Heads): void {
  const width = (pdf.width - MIDDLE) / 2 - 2 * AMOUNT;
  const side = (header: string): Column[] => [
    { header, width },
    { header: heads ? String(heads.year) : "", width: AMOUNT, align: "right" },
    { header: heads ? String(heads.year - 1) : "", width: AMOUNT, align: "right" },
    { header: "", width: MIDDLE },
  ];
  const columns = [...side(heads?.out ?? ""), ...side(heads?.received ?? "").slice(0, 3)];
  writeTable(pdf, rows, { columns, size: SIZE, gap: GAP, space: GAP, isTogether: true });
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

/** The labels of the surplus below a section's totals; the form has no such line for E and I. */
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

function writeSection(pdf: Pdf, statement: Statement, section: (typeof SECTIONS)[number]): void {
  const { letter } = section;
  const head = (label: string) => (letter === "I" ? label : `${letter}) ${label}`);
  const [out, received] = [linesOf(statement, "out", letter), linesOf(statement, "in", letter)];
  const rows = Array.from({ length: Math.max(out.length, received.length) }, (_, row) =>
    pairOf(out[row], received[row]),
  );
  const [spent, earned] = [totalLine("Totale", out), totalLine("Totale", received)];
  rows.push(pairOf(spent, earned, "bold"));
  const surplus = SURPLUS[letter];
  if (surplus !== undefined) rows.push(pairOf(undefined, lessOf(surplus, earned, spent), "bold"));
  writeSides(pdf, rows, { out: head(section.out), received: head(section.in), year: statement.year });
  pdf.y += 2 * GAP;
}

const previousOf = ({ rows }: Statement, direction: Flow, isWanted: (key: string) => boolean) =>
  rows.reduce((sum, row) => (row.direction === direction && isWanted(row.key) ? sum + row.previous : sum), 0);

const isRunning = (key: string) => sectionOf(key) !== "I" && key !== TAXES;

const sideTotal = (statement: Statement, side: Flow, label: string): Line => ({
  label,
  amount: statement.totals[side],
  previous: previousOf(statement, side, isRunning),
});

/** The lines below the sections. */
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

/** The bytes of the statement as PDF, in Italian. @param association the centre's legal name */
export function statementPdf(statement: Statement, association: string): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Rendiconto per cassa ${statement.year}`;
  const options = { title, author: association, layout: "landscape", margin: MARGIN } as const;
  return makePdf({ ...options, foot: `${association}, ${title}` }, (pdf) => {
    pdf.write(association, { weight: "bold", size: 13 });
    pdf.write(`${title} · Modello D, D.M. 5 marzo 2020`, { tag: "H1", size: 10, color: SOFT });
    pdf.y += 10;
    const { running, end } = summaryOf(statement);
    for (const section of SECTIONS.filter(({ letter }) => letter !== "I"))
      writeSection(pdf, statement, section);
    const totals = pairOf(
      sideTotal(statement, "out", "Totale uscite della gestione"),
      sideTotal(statement, "in", "Totale entrate della gestione"),
      "bold",
    );
    writeSides(pdf, [totals, ...running.map((one) => pairOf(undefined, one, "bold"))]);
    pdf.y += GAP;
    for (const section of SECTIONS.filter(({ letter }) => letter === "I"))
      writeSection(pdf, statement, section);
    writeSides(
      pdf,
      end.map((one) => pairOf(undefined, one, "bold")),
    );
  });
}
