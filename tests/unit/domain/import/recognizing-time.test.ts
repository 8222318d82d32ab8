import { countBankColumns, recognizeBankColumns } from "@/lib/domain/import/bank-columns";
import { bankRowReader } from "@/lib/domain/import/bank-file";
import { recognizeColumns } from "@/lib/domain/import/recognize-columns";
import { columnNames } from "@/lib/domain/import/sheet-text";
import { type NamedTable, nameTable, sampleOf } from "@/lib/domain/import/table-head";

/** Columns are recognized on the main thread, where other requests wait. */

const MAX_MS = 300;

const tableOf = (rows: string[][]) =>
  ({ rows, separator: "semicolon", encoding: "utf-8", isSure: true }) as const;
const long = (unit: string) => Array.from({ length: 240 }, () => [unit.repeat(9_900), unit.repeat(9_900)]);

function millisecondsOf(act: () => void): number {
  const started = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

const named = (table: NamedTable | null): NamedTable => {
  if (table === null) throw new Error("There is no header.");
  return table;
};

test.each([
  ["full-width letters", long("Ａ")],
  ["stacked accents", long("\u0301")],
  ["invisible characters", long("\u200d")],
  ["200 columns of one name", Array.from({ length: 60 }, () => Array<string>(200).fill("A"))],
])("recognizes the columns of a large file quickly: %s", (_, rows) => {
  const spent = millisecondsOf(() => {
    const bank = named(
      nameTable(tableOf(rows), {}, (cells) => {
        columnNames(cells);
        return countBankColumns(cells);
      }),
    );
    const fields = recognizeBankColumns(bank.header, sampleOf(bank.rows));
    const readRow = bankRowReader(fields.with(0, "date").with(1, "amount"), bank);
    for (const row of bank.rows) readRow(row);
    const people = named(nameTable(tableOf(rows), {}, (cells) => recognizeColumns("people", cells).length));
    recognizeColumns("people", people.header, sampleOf(people.rows));
  });
  expect(spent).toBeLessThan(MAX_MS);
});

test("gives each of many columns with one name its own", () => {
  expect(columnNames(["A", "A (2)", "A", "", "A"])).toEqual(["A", "A (2)", "A (3)", "D1", "A (4)"]);
});
