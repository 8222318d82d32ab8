import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { type Flow, FORM_ROWS, type FormRow, sectionOf, TAXES } from "./modello-d";

/** The sum of a row in a year; negative if reversals and refunds exceed the income. */
export interface RowSum {
  direction: Flow;
  key: string;
  amount: number;
}

export interface StatementRow extends FormRow {
  amount: number;
  /** The same row of the previous year. */
  previous: number;
}

interface StatementTotals {
  /** Sections A to E. */
  in: number;
  out: number;
  /** Before taxes. */
  surplus: number;
  /** Income less expenses of section I. */
  investments: number;
  taxes: number;
}

const sumIn = (sums: readonly RowSum[], direction: Flow, key: string) =>
  sums.reduce(
    (total, sum) => (sum.direction === direction && sum.key === key ? total + sum.amount : total),
    0,
  );

/** All rows of the form, including zeros. */
export const statementRows = (year: readonly RowSum[], before: readonly RowSum[]): StatementRow[] =>
  FORM_ROWS.map((row) => ({
    ...row,
    amount: sumIn(year, row.direction, row.key),
    previous: sumIn(before, row.direction, row.key),
  }));

const isRunning = ({ key }: RowSum) => sectionOf(key) !== "I" && key !== TAXES;
const total = (sums: readonly RowSum[], isWanted: (sum: RowSum) => boolean) =>
  sums.reduce((all, sum) => (isWanted(sum) ? all + sum.amount : all), 0);

export function statementTotals(sums: readonly RowSum[]): StatementTotals {
  const flow = (direction: Flow) => total(sums, (sum) => sum.direction === direction && isRunning(sum));
  const invested = (direction: Flow) =>
    total(sums, (sum) => sum.direction === direction && sectionOf(sum.key) === "I");
  const [received, spent] = [flow("in"), flow("out")];
  return {
    in: received,
    out: spent,
    surplus: received - spent,
    investments: invested("in") - invested("out"),
    taxes: total(sums, ({ key }) => key === TAXES),
  };
}

/**
 * The entry for a difference, in the rows for miscellaneous income and expenses; null if the cash is right.
 * @param cents counted less expected
 */
export function rowOfDifference(cents: number): { direction: Flow; category: string; amount: number } | null {
  if (cents === 0) return null;
  return cents > 0
    ? { direction: "in", category: "E2", amount: cents }
    : { direction: "out", category: "E5", amount: -cents };
}

/** "Conteggio della cassa: 118,50 € invece di 120,00 €. Resto sbagliato", in Italian. */
export const countNote = ({
  counted,
  expected,
  reason,
}: {
  counted: number;
  expected: number;
  reason: string;
}): string =>
  `Conteggio della cassa: ${formatCents(counted, DEFAULT_LANGUAGE)} invece di ${formatCents(expected, DEFAULT_LANGUAGE)}. ${reason}`;
