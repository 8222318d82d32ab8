import { readBankDay, readSignedCents } from "@/lib/domain/import/bank-cell";
import { hasRequiredColumns, recognizeBankColumns } from "@/lib/domain/import/bank-columns";
import { bankRowReader, numbered } from "@/lib/domain/import/bank-file";
import { text } from "@/lib/domain/language/text";

/** Reads the only row of a file. */
const readBankRow = (columns: Parameters<typeof bankRowReader>[0], row: string[]) =>
  bankRowReader(columns, { header: [], above: [], rows: [row] })(row);

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
  ["€. 45", 4500],
  ["- Eur. 1.045,00", -104_500],
  ["45 Eur.", 4500],
  ["€.45", null],
  ["Eur ,45", null],
  ["dodici", null],
  ["\u200e1.234,50\u200f", 123_450],
  ["\u20101.234,50", -123_450],
  ["１２,５０", 1250],
  ["1\u202f234,50", 123_450],
  ["", null],
])("reads the amount %j as %j cents", (cell, cents) => {
  expect(readSignedCents(cell)).toBe(cents);
});

test.each([
  [
    ["Data contabile", "Data valuta", "Importo", "Causale", "Descrizione"],
    ["date", null, "amount", "description", "description"],
  ],
  // The value date is used only if there is no other date.
  [
    ["Data valuta", "Dare", "Avere", "Descrizione operazione"],
    ["date", "out", "in", "description"],
  ],
  // A signed amount makes separate columns for income and expenses unnecessary.
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
])("recognizes the columns %j as %j", (header, fields) => {
  expect(recognizeBankColumns(header)).toEqual(fields);
});

test("a date and any amount column are enough", () => {
  expect(hasRequiredColumns(["date", "out"])).toBe(true);
  expect(hasRequiredColumns(["date", "description"])).toBe(false);
  expect(hasRequiredColumns(["amount", "description"])).toBe(false);
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
  // Some banks also put a minus sign in the column of outgoing amounts.
  [SPLIT, ["2026-10-03", "", "-12,50", "Canone"], ["2026-10-03", -1250, "Canone"]],
  [SPLIT, ["2026-10-03", "7", "", ""], ["2026-10-03", 700, ""]],
])("reads, with the columns %j, the row %j", (columns, cells, [date, amount, description]) => {
  expect(readBankRow(columns, cells)).toEqual({
    row: { date, amount, description },
  });
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

const read = (...cells: string[]) => readBankRow(SIGNED, cells);

test("ignores a row of totals, which has no date, and reports an unreadable date or amount", () => {
  expect(read("", "1.000,00", "Saldo finale")).toBeNull();
  expect(read("03/10/2026", "", "Saldo iniziale")).toBeNull();
  expect(read("* importi in euro", "", "")).toBeNull();
  expect(read("31/02/2026", "5,00", "x")).toEqual({ message: expect.any(String) });
  expect(read("03/10/2026", "cinque", "x")).toEqual({ message: expect.any(String) });
  expect(read("03/10/2026", "99.999.999,00", "x")).toEqual({ message: expect.any(String) });
});

test.each(["Totale", "TOTALI", "Saldo Finale", "Saldo al 30/11/2026", "Tot. movimenti", "Subtotale"])(
  "ignores a row of totals with %j in place of a date",
  (name) => {
    expect(read(name, "1.000,00", "")).toBeNull();
  },
);

test.each([
  ...["SALDO INIZIALE AL 31/10/26", "Saldo finale", "Saldo contabile finale in euro", "Saldo disponibile"],
  ...["SALDO PRECEDENTE", "Saldo al 30 novembre 2026", "Opening balance", "Closing balance as of 30/11/2026"],
  ...["Anfangssaldo", "Endsaldo per 30.11.2026", "Solde initial", "Saldo finale al 31/10/26: 1.000,00"],
])("ignores the account balance %j", (description) => {
  expect(read("31/10/26", "1.000,00", description)).toBeNull();
  expect(read("31/10/26", "1.000,00", "48", description)).toBeNull();
});

test.each([
  ...["SALDO FATTURA 12", "Saldo finale corso yoga", "Saldo", "Saldo prenotazione #00042"],
  ...["BONIFICO saldo finale", "Saldo iscrizione al 31/10", "Balance invoice 12", "Totale corso"],
])("reads a customer's payment described as %j", (description) => {
  expect(read("31/10/26", "80,00", description)).toMatchObject({ row: { amount: 8000 } });
  expect(read("31/10/26", "80,00", "BONIFICO", "Saldo finale")).toMatchObject({ row: { amount: 8000 } });
});

const inState = (state: string) => readBankRow(["date", "amount", "state"], ["03/10/2026", "5,00", state]);

test.each([
  ...["DECLINED", "Reverted", "failed", "PENDING", "In sospeso", "rifiutata", "Annullato", "Cancelled"],
  ...["Non contabilizzato", "in attesa di conferma", "Autorizzato", "Authorised"],
  ...["Da contabilizzare", "Provvisorio", "Prenotato", "In fase di contabilizzazione", "Revocato"],
])("ignores a payment in the state %j", (state) => {
  expect(inState(state)).toBeNull();
});

test.each(["COMPLETED", "Contabilizzato", "Rimborsato", "", "Non riconciliato"])(
  "reads a payment in the state %j",
  (state) => {
    expect(inState(state)).toMatchObject({ row: { amount: 500 } });
  },
);

test.each([
  ["03/11/26 10:20", "2026-11-03"],
  ["03/11/26, 10.20.31", "2026-11-03"],
  ["mar 3 nov 2026", "2026-11-03"],
  ["mar 03/11/26", "2026-11-03"],
  ["\u200e03/11/2026\u200f", "2026-11-03"],
  ["03\u201111\u20112026", "2026-11-03"],
  ["０３/１１/２０２６", "2026-11-03"],
])("reads the bank's date %j as %j", (cell, day) => {
  expect(readBankDay(cell)).toBe(day);
});

test("reads a minus in the column of outgoing amounts as a reversal, unless most of them have one", () => {
  const rows = (...debits: string[]) => debits.map((debit) => ["03/11/2026", "", debit, "x"]);
  const amounts = (...debits: string[]) => {
    const all = rows(...debits);
    return all.map(bankRowReader(SPLIT, { header: [], above: [], rows: all }));
  };
  const row = (amount: number) => ({ row: { date: "2026-11-03", amount, description: "x" } });
  expect(amounts("12,00", "-3,00", "5,00")).toEqual([row(-1200), row(300), row(-500)]);
  expect(amounts("-12,00", "-3,00", "5,00")).toEqual([row(-1200), row(-300), row(500)]);
});

test("reads a minus next to an outgoing sign as a reversal, unless most outgoing amounts have one", () => {
  const columns = ["date", "amount", "sign"] as const;
  const amounts = (...rows: [string, string][]) => {
    const all = rows.map(([amount, sign]) => ["03/11/2026", amount, sign]);
    return all.map(bankRowReader(columns, { header: [], above: [], rows: all }));
  };
  const row = (amount: number) => ({ row: { date: "2026-11-03", amount, description: "" } });
  expect(amounts(["12,00", "D"], ["-3,00", "D"], ["4,00", "D"], ["7,00", "A"])).toEqual(
    [-1200, 300, -400, 700].map(row),
  );
  expect(amounts(["-12,00", "D"], ["7,00", "A"])).toEqual([-1200, 700].map(row));
});

test("numbers identical movements of one day", () => {
  const row = { date: "2026-10-03", amount: -200, description: "Commissione" };
  expect(numbered([row, { ...row, amount: -300 }, row]).map(({ nth }) => nth)).toEqual([1, 1, 2]);
});
