import { SECTIONS, sectionOf } from "@/lib/domain/books/modello-d";
import { type CsvColumn, csvAmount, toCsv } from "@/lib/domain/site/csv";
import type { Statement } from "@/lib/schemas/books/statement";

interface Line {
  direction: string;
  section: string;
  key: string;
  label: string;
  amount: number;
  previous: number | null;
}

const COLUMNS: CsvColumn<Line>[] = [
  { header: "Verso", value: ({ direction }) => direction },
  { header: "Sezione", value: ({ section }) => section },
  { header: "Voce", value: ({ key }) => key },
  { header: "Descrizione", value: ({ label }) => label },
  { header: "Importo", value: ({ amount }) => csvAmount(amount) },
  { header: "Anno precedente", value: ({ previous }) => (previous === null ? "" : csvAmount(previous)) },
];

const DIRECTIONS = { in: "Entrate", out: "Uscite" } as const;

/** The lines below the rows of the form. */
function summaryOf({ totals, balances, depositsHeld }: Statement): [string, number, number | null][] {
  const afterTaxes = totals.surplus - totals.taxes;
  return [
    ["Totale entrate della gestione", totals.in, null],
    ["Totale uscite della gestione", totals.out, null],
    ["Avanzo/disavanzo d'esercizio prima delle imposte", totals.surplus, null],
    ["Imposte", totals.taxes, null],
    [
      "Avanzo/disavanzo d'esercizio prima di investimenti e disinvestimenti patrimoniali, e finanziamenti",
      afterTaxes,
      null,
    ],
    [
      "Avanzo/disavanzo da entrate e uscite per investimenti e disinvestimenti patrimoniali e finanziamenti",
      totals.investments,
      null,
    ],
    ["Avanzo/disavanzo complessivo", afterTaxes + totals.investments, null],
    ["Cassa", balances.cash, balances.previousCash],
    ["Depositi bancari e postali", balances.bank, balances.previousBank],
    ["Cauzioni in deposito", depositsHeld, null],
  ];
}

/** The statement of a year as a CSV file for Italian spreadsheet programs: the rows of the form, then the totals. */
export function statementCsv(statement: Statement): string {
  const rows = statement.rows.map((row) => {
    const section = SECTIONS.find(({ letter }) => letter === sectionOf(row.key));
    return { ...row, direction: DIRECTIONS[row.direction], section: section?.[row.direction] ?? "Imposte" };
  });
  const summary = summaryOf(statement).map(([label, amount, previous]) => ({
    direction: "",
    section: "",
    key: "",
    label,
    amount,
    previous,
  }));
  return toCsv(COLUMNS, [...rows, ...summary]);
}
