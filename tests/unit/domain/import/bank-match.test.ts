import { type BankLine, type Candidate, suggestMatches } from "@/lib/domain/import/bank-match";

const line = (overrides: Partial<BankLine> = {}): BankLine => ({
  ...{ id: 1, date: "2026-10-10", amount: 8000, description: "BONIFICO A VOSTRO FAVORE" },
  ...overrides,
});
const candidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  ...{ source: "payment", kind: null, id: 1, date: "2026-10-09", amount: 8000 },
  ...{ reason: "Prenotazione #P00042", name: "Anna Rossi" },
  ...overrides,
});
const suggestedFor = (lines: readonly BankLine[], candidates: readonly Candidate[]) =>
  Object.fromEntries([...suggestMatches(lines, candidates)].map(([id, of]) => [id, of.id]));

test.each([
  "Prenotazione #00042",
  "BONIFICO DA ROSSI PRENOTAZIONE 00042 GRAZIE",
  "prenotazione n. 42",
  "Saldo P00042",
  "acconto 00042",
])("recognizes the booking in %j", (description) => {
  const due = candidate({
    source: "due",
    kind: "booking",
    date: null,
    reason: "Prenotazione #00042",
    name: "X",
  });
  expect(suggestedFor([line({ description })], [due])).toEqual({ 1: 1 });
});

test.each(["Prenotazione #00043", "Prenotazione #100042", "Iscrizione #C00042", "fattura 42", ""])(
  "does not recognize the booking in %j",
  (description) => {
    const due = candidate({
      source: "due",
      kind: "booking",
      date: null,
      reason: "Prenotazione #00042",
      name: "X",
    });
    expect(suggestedFor([line({ description })], [due])).toEqual({});
  },
);

test("recognizes the number of a sign-up only with its letter", () => {
  const course = candidate({ reason: "Iscrizione #C00042", name: "X", date: null, source: "due" });
  expect(suggestedFor([line({ description: "iscrizione c00042" })], [course])).toEqual({ 1: 1 });
  expect(suggestedFor([line({ description: "rata 00042" })], [course])).toEqual({});
});

test("matches a due amount by the full name, not by a part of it", () => {
  const due = candidate({ source: "due", kind: "fee", date: null, reason: "Quota #Q00007" });
  expect(suggestedFor([line({ description: "DA ROSSI ANNA" })], [due])).toEqual({ 1: 1 });
  expect(suggestedFor([line({ description: "DA ROSSI MARIO" })], [due])).toEqual({});
});

test.each([
  ["Ada McDonald", "DA MCDONALD ADA"],
  ["Łukasz Wałęsa", "DA WALESA LUKASZ"],
  ["Đorđe Đurić", "DA DURIC DORDE"],
  ["Søren Kjær", "DA KJAER SOREN"],
  ["Jörg Groß", "DA GROSS JORG"],
  ["İpek Yıldız", "DA YILDIZ IPEK"],
  ["Ada Dʼ Angelo", "DA D'ANGELO ADA"],
  ["Мар'яна Лукʼяненко", "ОД ЛУК’ЯНЕНКО МАР’ЯНА"],
])("recognizes the name %j in %j", (name, description) => {
  const due = candidate({ source: "due", kind: "fee", date: null, reason: null, name });
  expect(suggestedFor([line({ description })], [due])).toEqual({ 1: 1 });
});

test("matches the amount to the cent, including its sign", () => {
  const said = "Prenotazione 00042 Anna Rossi";
  expect(suggestedFor([line({ description: said, amount: 8001 })], [candidate()])).toEqual({});
  expect(suggestedFor([line({ description: said, amount: -8000 })], [candidate()])).toEqual({});
});

test("prefers, of two equal amounts, the one that the bank names", () => {
  const other = candidate({ id: 2, reason: "Prenotazione #P00050", name: "Bruno Neri" });
  expect(suggestedFor([line({ description: "da Neri Bruno" })], [candidate(), other])).toEqual({ 1: 2 });
});

test("matches by amount and day alone only if there is one possibility", () => {
  const other = candidate({ id: 2, name: "Bruno Neri" });
  expect(suggestedFor([line()], [candidate()])).toEqual({ 1: 1 });
  expect(suggestedFor([line()], [candidate(), other])).toEqual({});
  expect(suggestedFor([line({ date: "2026-10-20" })], [candidate()])).toEqual({});
});

test("suggests each payment once, for the most similar movement", () => {
  const named = line({ id: 2, description: "prenotazione 00042" });
  expect(suggestedFor([line(), named], [candidate()])).toEqual({ 2: 1 });
});

test("matches the nearest of similar payments, and none that is months apart", () => {
  const said = line({ description: "Anna Rossi" });
  const earlier = candidate({ id: 2, date: "2026-09-20" });
  expect(suggestedFor([said], [earlier, candidate()])).toEqual({ 1: 1 });
  expect(suggestedFor([said], [candidate({ date: "2026-07-01" })])).toEqual({});
});

test("finds the fees of 1,500 members among as many equal transfers in less than three seconds", () => {
  const numbers = Array.from({ length: 1_500 }, (_, at) => at + 1);
  const lines = numbers.map((id) =>
    line({ id, amount: 2000, description: `QUOTA DI NOME${id} COGNOME${id}` }),
  );
  const fees = numbers.map((id) =>
    candidate({
      ...{ source: "due", kind: "fee", id, date: null, amount: 2000 },
      ...{ reason: `Quota #Q${String(id).padStart(5, "0")}`, name: `Nome${id} Cognome${id}` },
    }),
  );
  const paid = fees.map((fee) => ({ ...fee, source: "payment" as const, date: "2026-10-09", name: "" }));
  for (const candidates of [fees, paid, [...paid, ...fees]]) {
    const started = process.cpuUsage();
    const found = suggestMatches(lines, candidates);
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
    expect(found.size).toBe(candidates === paid ? 0 : 1_500);
  }
});

test("compares open fees only with transfers that name the surname, since many share a first name", () => {
  const first = ["Maria", "Anna", "Giulia", "Marco", "Luca", "Paolo"];
  const fees = Array.from({ length: 1_500 }, (_, id) =>
    candidate({
      ...{ source: "due", kind: "fee", id, date: null, amount: 2000, reason: `Quota #Q${id + 1}` },
      name: `${first[id % 6]} Cognome${id}`,
    }),
  );
  const lines = fees.map(({ id, name }) =>
    line({ id, amount: 2000, description: `QUOTA DI ${name} E ${first.join(" ")}` }),
  );
  const started = process.cpuUsage();
  expect(suggestMatches(lines, fees).size).toBe(1_500);
  expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
});

const NUMBERED = Array.from({ length: 2_000 }, (_, id) => id);
const wordsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `w${first + at}`).join(" ");

test.each<[name: string, description: string, nameOf: (id: number) => string]>([
  ["one name", "DA ROSSI MARIO", () => "Mario Rossi"],
  ["one surname", "DA ROSSI MARIO", (id) => `Nome${id} Rossi`],
  ["names of many words", wordsFrom(0, 120), (id) => wordsFrom(id % 60, 60)],
])(
  "compares 2,000 transfers with 2,000 equal amounts under %s in less than three seconds",
  (_, description, nameOf) => {
    const lines = NUMBERED.map((id) => line({ id, description }));
    const due = NUMBERED.map((id) =>
      candidate({ ...{ source: "due", kind: "fee", id, date: null }, name: nameOf(id), reason: null }),
    );
    const paid = due.map((one) => ({ ...one, source: "payment" as const, date: "2026-10-09" }));
    for (const candidates of [due, paid]) {
      const started = process.cpuUsage();
      suggestMatches(lines, candidates);
      expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
    }
  },
);

test("finds a full name whose last word many people share", () => {
  const fees = NUMBERED.map((id) =>
    candidate({ ...{ source: "due", kind: "fee", id, date: null, reason: null }, name: `Nome${id} Rossi` }),
  );
  expect(suggestedFor([line({ description: "QUOTA ROSSI NOME1999" })], fees)).toEqual({ 1: 1_999 });
});
