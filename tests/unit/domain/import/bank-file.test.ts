import { readSignedCents } from "@/lib/domain/import/bank-cell";
import { areEnough, recognizeBankColumns } from "@/lib/domain/import/bank-columns";
import { numbered, readBankRow } from "@/lib/domain/import/bank-file";
import { text } from "@/lib/domain/language/text";

test.each([
  ["-1.234,50", -123_450],
  ["1.234,50-", -123_450],
  ["−€ 12", -1200],
  ["(12,00)", -1200],
  ["+ 80,00 EUR", 8000],
  ["1234.5", 123_450],
  ["1,234.50", 123_450],
  ["0", 0],
  ["-70.000000000", -7000],
  ["70.123456789", null],
  ["1'234,50", 123_450],
  ["-,50", -50],
  ["dodici", null],
  ["", null],
])("an amount %j is %j cents", (cell, cents) => {
  expect(readSignedCents(cell)).toBe(cents);
});

test.each([
  [
    ["Data contabile", "Data valuta", "Importo", "Causale", "Descrizione"],
    ["date", null, "amount", "description", "description"],
  ],
  // The day of the value counts only where there is no other.
  [
    ["Data valuta", "Dare", "Avere", "Descrizione operazione"],
    ["date", "out", "in", "description"],
  ],
  // A signed amount is enough.
  [
    ["Data", "Entrate", "Uscite", "Importo", "Saldo"],
    ["date", null, null, "amount", null],
  ],
  [
    ["Data", "Importo in euro", "Tasso", "Descrizione (estesa)"],
    ["date", "amount", null, "description"],
  ],
  [
    ["Booking Date", "Amount", "Currency", "Payee"],
    ["date", "amount", "currency", "description"],
  ],
  [
    ["Matricola", "Telefono"],
    [null, null],
  ],
])("the columns %j are recognized as %j", (header, fields) => {
  expect(recognizeBankColumns(header)).toEqual(fields);
});

test("a day and any amount are enough", () => {
  expect(areEnough(["date", "out"])).toBe(true);
  expect(areEnough(["date", "description"])).toBe(false);
  expect(areEnough(["amount", "description"])).toBe(false);
});

const SIGNED = ["date", "amount", "description", "description"] as const;
const SPLIT = ["date", "in", "out", "description"] as const;

test.each([
  [
    SIGNED,
    ["03/10/2026", "-12,50", "BONIFICO", "Tipografia\tVerdi"],
    ["2026-10-03", -1250, "BONIFICO · Tipografia Verdi"],
  ],
  [SIGNED, ["03/10/26", "12,50", "STIPENDIO", "STIPENDIO"], ["2026-10-03", 1250, "STIPENDIO"]],
  [SPLIT, ["2026-10-03", "", "12,50", "Canone"], ["2026-10-03", -1250, "Canone"]],
  // Some banks sign what goes out in its own column too.
  [SPLIT, ["2026-10-03", "", "-12,50", "Canone"], ["2026-10-03", -1250, "Canone"]],
  [SPLIT, ["2026-10-03", "7", "", ""], ["2026-10-03", 700, ""]],
])("with the columns %j the row %j is read", (columns, cells, [date, amount, description]) => {
  expect(readBankRow(columns, cells)).toEqual({ row: { date, amount, description } });
});

test.each([
  ["EUR", true],
  ["€", true],
  ["", true],
  ["USD", false],
  ["CHF", false],
])("a row in the currency %j is read: %j", (currency, isRead) => {
  const reading = readBankRow(["date", "amount", "currency"], ["2026-10-03", "12,50", currency]);
  expect(reading).toEqual(
    isRead
      ? { row: { date: "2026-10-03", amount: 1250, description: "" } }
      : { message: text("imports.bank.currency") },
  );
});

test("a row of sums has no day and is none; a day or an amount that cannot be read is told", () => {
  expect(readBankRow(SIGNED, ["", "1.000,00", "Saldo finale"])).toBeNull();
  expect(readBankRow(SIGNED, ["03/10/2026", "", "Saldo iniziale"])).toBeNull();
  expect(readBankRow(SIGNED, ["31/02/2026", "5,00", "x"])).toEqual({ message: expect.any(String) });
  expect(readBankRow(SIGNED, ["03/10/2026", "cinque", "x"])).toEqual({ message: expect.any(String) });
  expect(readBankRow(SIGNED, ["03/10/2026", "99.999.999,00", "x"])).toEqual({ message: expect.any(String) });
});

test("two movements of a day that are alike are two", () => {
  const row = { date: "2026-10-03", amount: -200, description: "Commissione" };
  expect(numbered([row, { ...row, amount: -300 }, row]).map(({ nth }) => nth)).toEqual([1, 1, 2]);
});
