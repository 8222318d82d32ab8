import { mayEnter, seenAccount } from "@/lib/domain/books/book-entry";
import { entryLabel, paymentLabel, reversalNote, withBalances } from "@/lib/domain/books/journal";
import { FORM_ROWS, isCategory } from "@/lib/domain/books/modello-d";
import { rowOfDifference, statementRows, statementTotals } from "@/lib/domain/books/statement";

test("the form has exactly the rows of the ministerial decree", () => {
  const keys = (direction: "in" | "out") =>
    FORM_ROWS.filter((row) => row.direction === direction).map(({ key }) => key);
  expect(keys("in").join(" ")).toBe(
    "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B1 B2 B3 B4 B5 B6 C1 C2 C3 D1 D2 D3 D4 D5 E1 E2 I1 I2 I3 I4",
  );
  expect(keys("out").join(" ")).toBe(
    "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5 I1 I2 I3 I4 T",
  );
  expect(isCategory("in", "T")).toBe(false);
  expect(isCategory("out", "toString")).toBe(false);
});

const SUMS = [
  { direction: "in", key: "A7", amount: 10_000 },
  { direction: "in", key: "I4", amount: 5000 },
  { direction: "out", key: "E5", amount: 2500 },
  { direction: "out", key: "I1", amount: 7000 },
  { direction: "out", key: "T", amount: 300 },
] as const;

test("the surplus excludes investments and taxes", () => {
  expect(statementTotals(SUMS)).toEqual({
    ...{ in: 10_000, out: 2500, surplus: 7500, investments: -2000, taxes: 300 },
  });
});

test("the statement lists empty rows too, next to the amounts of the previous year", () => {
  const rows = statementRows(SUMS, [{ direction: "in", key: "A1", amount: 2000 }]);
  expect(rows).toHaveLength(FORM_ROWS.length);
  expect(rows.find(({ direction, key }) => direction === "in" && key === "A1")).toEqual({
    ...{ direction: "in", key: "A1", label: "Entrate da quote associative e apporti dei fondatori" },
    ...{ amount: 0, previous: 2000 },
  });
});

test("the journal has one running balance per account", () => {
  const line = (account: "cash" | "bank", amount: number) => ({
    date: "2026-03-01",
    account,
    amount,
    label: "",
    word: null,
  });
  const lines = withBalances([line("cash", 500), line("bank", -200), line("cash", -100)], {
    cash: 0,
    bank: 300,
  });
  expect(lines.map(({ balance }) => balance)).toEqual([500, 100, 400]);
});

test.each([
  [
    paymentLabel({
      kind: "payment",
      title: "Prenotazione #P00042",
      payer: "Anna Rossi",
      note: "Contanti",
      isReversal: false,
    }),
    "Prenotazione #P00042, Anna Rossi",
  ],
  [
    paymentLabel({
      kind: "refund",
      title: "Prenotazione #P00042",
      payer: "Anna Rossi",
      note: "doppio",
      isReversal: true,
    }),
    "Storno: Prenotazione #P00042, Anna Rossi, doppio",
  ],
  [
    paymentLabel({
      kind: "deposit",
      title: "Prenotazione #P00042",
      payer: "Anna Rossi",
      note: "Contanti",
      isReversal: false,
    }),
    "Cauzione: Prenotazione #P00042, Anna Rossi",
  ],
  [
    entryLabel({
      direction: "out",
      category: "A2",
      counterparty: "Tipografia Verdi",
      note: null,
      isReversal: false,
    }),
    "A2 Servizi, Tipografia Verdi",
  ],
  [
    entryLabel({ direction: "transfer", category: null, counterparty: null, note: null, isReversal: true }),
    "Storno: Giroconto tra cassa e banca",
  ],
])("a journal line describes its movement: %s", (label, words) => {
  expect(label).toBe(words);
});

test.each([
  [true, "Movimento del 12/03/2025, anno chiuso: doppio"],
  [false, "doppio"],
])("the note of a reversal names the movement only if its year is closed: %s", (isClosed, note) => {
  expect(reversalNote("doppio", { what: "Movimento", date: "2025-03-12", isClosed })).toBe(note);
});

test.each([
  ["secretary", "cash", true],
  ["secretary", "bank", false],
  ["secretary", null, false],
  ["treasurer", "bank", true],
  ["admin", null, true],
] as const)("whether a %s can enter a movement of the account %s: %s", (role, account, may) => {
  expect(mayEnter(role, { account })).toBe(may);
  expect(seenAccount(role)).toBe(role === "secretary" ? "cash" : null);
});

test.each([
  [0, null],
  [150, { direction: "in", category: "E2", amount: 150 }],
  [-150, { direction: "out", category: "E5", amount: 150 }],
] as const)("a cash difference of %i cents is entered as %j", (cents, row) => {
  expect(rowOfDifference(cents)).toEqual(row);
});
