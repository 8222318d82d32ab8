import fc from "fast-check";
import { unzipSync } from "fflate";
import type { Balances } from "@/lib/domain/books/book-years";
import { FORM_ROWS, INCOME_KEYS } from "@/lib/domain/books/modello-d";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import type { CashCount } from "@/lib/schemas/books/cash-count";
import type { RowEntry, Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import type { Payment } from "@/lib/schemas/till/payment";
import { type ErrorBody, refusal } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newMember } from "../../helpers/members";
import { bookAs, download, pay, receiptFor, textOfPdf } from "../../helpers/money";
import { buyPass, newPassProduct } from "../../helpers/passes";
import { newAdmin, newCustomer } from "../../helpers/people";
import { picture } from "../../helpers/pictures";
import { type ChosenRow, dayOfYear, type Move, RandomBooks, type Thing } from "../../helpers/random-books";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/** Years far in the past, which no other test touches. Each run of the property test closes one. */

const FIRST = 2010;
const OPENING: Balances = { cash: 12_345, bank: 678_901 };
const RUNS = 5;

type Staff = Awaited<ReturnType<typeof newPersonWithRole>>;
let treasurer: Staff;
let books: RandomBooks;
let memberId: number;
let booking: number;
beforeAll(async () => {
  treasurer = await newPersonWithRole("treasurer");
  const { client: admin } = await newAdmin();
  const { client, user } = await newCustomer();
  const space = await newSpace(admin, { securityDeposit: 10_000 });
  const one = await bookAs(client, space.id, inDays(40), { email: user.email });
  const two = await bookAs(client, space.id, inDays(41), { email: user.email });
  booking = one.id;
  const member = await newMember(admin, "2009-02-01");
  memberId = member.id;
  const payer = await newMember(admin, "2009-02-01");
  await sql("UPDATE bookings SET person_id = $1 WHERE id = $2", [member.personId, two.id]);
  const course = await newCourse(admin);
  const signUp = await bookCourse(course, { email: user.email }, client);
  const pass = await buyPass(client, (await newPassProduct(admin)).id);
  const event = await newEvent(admin);
  const registrations: number[] = [];
  for (const _ of ["a stranger's", "a member's"]) {
    const registered = await registerFor(event);
    registrations.push(registered.id);
  }
  const [ofStranger = 0, ofMember = 0] = registrations;
  await sql("UPDATE sign_ups SET person_id = $1 WHERE kind = 'event' AND number = $2", [
    member.personId,
    ofMember,
  ]);
  const things: Thing[] = [
    { kind: "booking", id: one.id, isOfMember: false },
    { kind: "booking", id: two.id, isOfMember: true },
    { kind: "course", id: signUp.id, isOfMember: false },
    { kind: "event", id: ofStranger, isOfMember: false },
    { kind: "event", id: ofMember, isOfMember: true },
    { kind: "pass", id: pass.id, isOfMember: false },
    { kind: "fee", id: payer.fees[0]?.id ?? 0, isOfMember: true },
  ];
  books = new RandomBooks(things);
});

const statementOf = async (year: number): Promise<Statement> => {
  const { status, body } = await treasurer.client.get<Statement>(`/api/reports/statement?year=${year}`);
  if (status !== 200) throw new Error(`The statement answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const close = (year: number) =>
  treasurer.client.post<BookYearAnswer & ErrorBody>(`/api/books/${year}/closing`);
const open = (year: number, opening: Balances = OPENING) =>
  treasurer.client.put<BookYearAnswer & ErrorBody>(`/api/books/${year}/opening`, opening);
const yearsOf = async (client = treasurer.client) => (await client.get<BookYearAnswer[]>("/api/books")).body;

test("only the first year takes opening balances, and later years open with the last closing balances", async () => {
  expect(refusal(await open(Number(inDays(0).slice(0, 4)) + 1))).toEqual([409, "NOT_CHANGEABLE"]);
  expect((await open(FIRST, { cash: 1, bank: 2 })).status).toBe(200);
  expect((await open(FIRST)).body).toMatchObject({ year: FIRST, ...OPENING, state: "open" });
  expect(refusal(await open(FIRST + 1))).toEqual([409, "NOT_CHANGEABLE"]);
  const years = await yearsOf();
  expect(years.at(-1)).toEqual({ year: FIRST, ...OPENING, state: "open" });
  expect(years.at(-2)).toEqual({ year: FIRST + 1, ...OPENING, state: "open" });
});

test("a year that is not over, or that follows an open one, cannot be closed", async () => {
  for (const year of [FIRST + 1, Number(inDays(0).slice(0, 4))])
    expect(refusal(await close(year))).toEqual([409, "NOT_CHANGEABLE"]);
});

test("closing a year before the books begin is rejected and leaves the first year's opening editable", async () => {
  expect(refusal(await close(FIRST - 1))).toEqual([409, "NOT_CHANGEABLE"]);
  expect((await open(FIRST)).status).toBe(200);
});

const categories = (direction: "in" | "out") =>
  fc.constantFrom(...FORM_ROWS.filter((row) => row.direction === direction).map(({ key }) => key));
const move: fc.Arbitrary<Move> = fc.record({
  what: fc.constantFrom(
    ...(["pay", "pay", "refund", "reverse", "deposit", "return", "retain"] as const),
    ...(["in", "out", "transfer", "undo"] as const),
  ),
  which: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 50_000 }),
  account: fc.constantFrom("cash", "bank"),
  day: fc.nat(364),
  categoryIn: categories("in"),
  categoryOut: categories("out"),
});

/** A setting that assigns a kind of income to a row from a day of the year on. */
const choice = fc.record({
  kind: fc.constantFrom("booking" as const, "course" as const, "event" as const),
  category: fc.constantFrom(...INCOME_KEYS),
  day: fc.nat(364),
});
const choices = fc.uniqueArray(choice, { maxLength: 5, selector: ({ kind, day }) => `${kind} ${day}` });
const rowsOf = (year: number, chosen: { kind: ChosenRow["kind"]; category: string; day: number }[]) =>
  chosen.map(({ day, ...row }) => ({ ...row, from: dayOfYear(year, day) }));
const openings = fc.array(
  fc.record({ cash: fc.nat(1_000_000), bank: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
  { minLength: 1, maxLength: 3 },
);

const isRunning = (key: string) => key !== "T" && !key.startsWith("I");

/** The statement computed by the reference model. */
function expected(year: number, opening: Balances): Statement {
  const amountOf = (of: number, direction: string, key: string) =>
    books.rows.get(`${of} ${direction} ${key}`) ?? 0;
  const rows = FORM_ROWS.map((row) => ({
    ...row,
    amount: amountOf(year, row.direction, row.key),
    previous: amountOf(year - 1, row.direction, row.key),
  }));
  const total = (direction: string, isWanted: (key: string) => boolean) =>
    rows
      .filter((row) => row.direction === direction && isWanted(row.key))
      .reduce((sum, { amount }) => sum + amount, 0);
  const invested = (key: string) => key.startsWith("I");
  const moved = books.movedIn(year);
  return {
    year,
    rows,
    totals: {
      in: total("in", isRunning),
      out: total("out", isRunning),
      surplus: total("in", isRunning) - total("out", isRunning),
      investments: total("in", invested) - total("out", invested),
      taxes: total("out", (key) => key === "T"),
    },
    balances: {
      ...{ cash: opening.cash + moved.cash, bank: opening.bank + moved.bank },
      ...{ previousCash: opening.cash, previousBank: opening.bank },
    },
    depositsHeld: books.held,
  };
}

test("the statement of a random year matches the model to the cent and never changes once closed", async () => {
  const { client: admin } = await newAdmin();
  let year = FIRST;
  let opening = OPENING;
  let heldBefore = 0;
  const closed: Statement[] = [];
  const run = async (
    moves: Move[],
    chosen: { kind: ChosenRow["kind"]; category: string; day: number }[],
    opened: Balances[],
  ) => {
    for (const one of opened) {
      const answer = await open(FIRST, one);
      if (closed.length > 0) expect(refusal(answer)).toEqual([409, "NOT_CHANGEABLE"]);
      else opening = one;
    }
    const incomeCategories = rowsOf(year, chosen);
    expect((await admin.patch("/api/settings", { incomeCategories })).status).toBe(200);
    books.choose(incomeCategories);
    // Membership ends in the middle of the year.
    const memberUntil = `${year}-06-30`;
    await sql("UPDATE members SET paid_until = $2::date WHERE id = $1", [memberId, memberUntil]);
    for (const one of moves) await books.make(year, memberUntil, one);

    const statement = await statementOf(year);
    expect(statement).toEqual(expected(year, opening));
    const { totals, balances, depositsHeld } = statement;
    expect(balances.cash + balances.bank).toBe(
      balances.previousCash +
        balances.previousBank +
        totals.surplus +
        totals.investments -
        totals.taxes +
        (depositsHeld - heldBefore),
    );
    const journal = await treasurer.client.get<{
      rows: { account: "cash" | "bank"; amount: number; balance: number }[];
    }>(`/api/reports/journal?from=${year}-01-01&to=${year}-12-31`);
    const running = { ...opening };
    for (const { account, amount, balance } of journal.body.rows) {
      running[account] += amount;
      expect(balance).toBe(running[account]);
    }
    expect(running).toEqual({ cash: balances.cash, bank: balances.bank });

    const answer = await close(year);
    expect(answer.body).toEqual({ year, cash: balances.cash, bank: balances.bank, state: "closed" });
    expect(refusal(await close(year))).toEqual([409, "NOT_CHANGEABLE"]);
    closed.push(statement);
    opening = { cash: balances.cash, bank: balances.bank };
    heldBefore = depositsHeld;
    year += 1;
  };
  const moves = fc.array(move, { minLength: 40, maxLength: 80 });
  await fc.assert(fc.asyncProperty(moves, choices, openings, run), { numRuns: RUNS, endOnFailure: true });

  // Later changes of settings and memberships do not affect closed years.
  const incomeCategories = (["booking", "course", "event"] as const).map((kind) => ({
    ...{ kind, category: "B3", from: `${FIRST}-01-01` },
  }));
  expect((await admin.patch("/api/settings", { incomeCategories })).status).toBe(200);
  await sql("UPDATE members SET paid_until = NULL WHERE id = $1", [memberId]);
  for (const statement of closed) {
    const now = await statementOf(statement.year);
    expect(now).toEqual(statement);
  }
  expect((await admin.patch("/api/settings", { incomeCategories: [] })).status).toBe(200);
}, 300_000);

test("nothing can be dated in a closed year, not even by SQL", async () => {
  const date = `${FIRST}-05-04`;
  const entry = { direction: "in", account: "bank", category: "A4", amount: 100, date };
  expect(refusal(await treasurer.client.post("/api/book-entries", entry))).toEqual([409, "YEAR_CLOSED"]);
  const payment = { kind: "payment", method: "cash", amount: 1, date, bookingId: booking };
  expect(refusal(await treasurer.client.post("/api/payments", payment))).toEqual([409, "YEAR_CLOSED"]);
  await expect(
    sql(
      "INSERT INTO payments (kind, method, amount, date, charge_id) SELECT 'payment', 'cash', 1, $1::date, charge_id FROM bookings WHERE id = $2",
      ["2009-12-31", booking],
    ),
  ).rejects.toThrow(/is closed/);
  await expect(sql("UPDATE book_years SET closing_cash = 0")).rejects.toThrow(/append-only/);
  await expect(sql("DELETE FROM payment_rows")).rejects.toThrow(/append-only/);
  expect(refusal(await open(FIRST))).toEqual([409, "NOT_CHANGEABLE"]);
});

test("an entry of a closed year is reversed in the open year and reduces that year's row", async () => {
  const rowToday = async () => {
    const { rows } = await statementOf(Number(inDays(0).slice(0, 4)));
    return rows.find(({ direction, key }) => direction === "out" && key === "E5")?.amount ?? 0;
  };
  const year = FIRST + RUNS;
  const written = await treasurer.client.post<BookEntry>("/api/book-entries", {
    ...{ direction: "out", account: "bank", category: "E5", amount: 4200, date: `${year}-03-01` },
  });
  expect((await close(year)).status).toBe(200);
  const before = await rowToday();
  const reversal = await treasurer.client.post<BookEntry>(`/api/book-entries/${written.body.id}/reversal`, {
    reason: "Doppia",
  });
  const note = `Movimento del 01/03/${year}, anno chiuso: Doppia`;
  expect(reversal.body).toMatchObject({ date: inDays(0), category: "E5", reversalOf: written.body.id, note });
  expect(await rowToday()).toBe(before - 4200);
});

test("a payment of a closed year is reversed in the open year, with a note in the journal", async () => {
  const [payment] = await sql<{ id: number }>(
    `SELECT p.id FROM payments p LEFT JOIN payments counter ON counter.reversal_of = p.id
     WHERE p.kind = 'refund' AND p.reversal_of IS NULL AND counter.id IS NULL AND p.date < $1::date LIMIT 1`,
    [`${FIRST + RUNS}-01-01`],
  );
  const path = `/api/payments/${payment?.id ?? 0}/reversal`;
  const { status, body } = await treasurer.client.post<Payment>(path, { reason: "Mai reso" });
  const note = expect.stringMatching(/^Pagamento del \d\d\/\d\d\/20\d\d, anno chiuso: Mai reso$/);
  expect([status, body]).toEqual([201, expect.objectContaining({ date: inDays(0), note })]);
  const journal = await treasurer.client.get<{ rows: { label: string }[] }>(
    `/api/reports/journal?from=${inDays(0)}`,
  );
  const label = expect.stringMatching(/^Storno: .*, anno chiuso: Mai reso$/);
  expect(journal.body.rows).toContainEqual(expect.objectContaining({ label }));
});

test("closing a year during concurrent writes counts every accepted write and rejects all later ones", async () => {
  const year = FIRST + RUNS + 1;
  const date = `${year}-06-15`;
  const { client: admin } = await newAdmin();
  const space = await newSpace(admin, { pricePerDay: "900" });
  const { id: bookingId } = await bookAs(admin, space.id, inDays(42));
  const write = {
    entry: () =>
      treasurer.client.post<ErrorBody>("/api/book-entries", {
        ...{ direction: "in", account: "bank", category: "A4", amount: 7, date },
      }),
    payment: () =>
      treasurer.client.post<ErrorBody>("/api/payments", {
        ...{ kind: "payment", method: "cash", amount: 3, date, bookingId },
      }),
  };
  const before = (await yearsOf()).find((one) => one.year === year);
  const accepted = { entry: 0, payment: 0 };
  let isOver = false;
  const writeOn = async (what: keyof typeof write) => {
    for (;;) {
      const wasOver = isOver;
      const { status, body } = await write[what]();
      if (status !== 201) return refusal({ status, body });
      if (wasOver) return [status, "written after the closing"];
      accepted[what] += 1;
    }
  };
  const writers = (["entry", "payment", "entry", "payment"] as const).map(writeOn);
  while (accepted.entry < 3 || accepted.payment < 3) await new Promise((done) => setTimeout(done, 20));
  const closing = await close(year);
  isOver = true;
  expect(await Promise.all(writers)).toEqual(writers.map(() => [409, "YEAR_CLOSED"]));

  const cash = (before?.cash ?? 0) + 3 * accepted.payment;
  const bank = (before?.bank ?? 0) + 7 * accepted.entry;
  expect([closing.status, closing.body]).toEqual([200, { year, cash, bank, state: "closed" }]);
  expect((await statementOf(year)).balances).toMatchObject({ cash, bank });
  const later = await sql(
    `SELECT p.id FROM payments p LEFT JOIN payment_rows kept ON kept.payment_id = p.id
     WHERE p.date = $1::date AND kept.payment_id IS NULL`,
    [date],
  );
  expect(later).toEqual([]);
});

test("a cash count sets the balance to the counted amount and requires a reason for a difference", async () => {
  const path = "/api/books/cash-count";
  const cash = async () => (await yearsOf())[0]?.cash ?? 0;
  const before = await cash();
  const right = await treasurer.client.post<CashCount>(path, {
    counted: Math.max(0, before),
    reason: "Prova",
  });
  expect(right.status).toBe(201);
  const expected = await cash();
  const lacks = await treasurer.client.post<ErrorBody>(path, { counted: expected + 250 });
  expect([lacks.status, Object.keys(lacks.body.errors ?? {})]).toEqual([400, ["reason"]]);
  expect(await cash()).toBe(expected);

  // Money moves during the count: the balance at that moment applies, not the one that the page showed.
  const write = { direction: "in", account: "cash", category: "A4", amount: 300, date: inDays(0) };
  const [, counted] = await Promise.all([
    treasurer.client.post("/api/book-entries", write),
    treasurer.client.post<CashCount>(path, { counted: expected + 50, reason: "Resto sbagliato" }),
  ]);
  expect([50, -250]).toContain(expected + 50 - counted.body.expected);
  const { entry } = counted.body;
  const difference = expected + 50 - counted.body.expected;
  expect(entry).toMatchObject({
    ...(difference > 0 ? { direction: "in", category: "E2" } : { direction: "out", category: "E5" }),
    ...{ account: "cash", amount: Math.abs(difference), date: inDays(0) },
    note: expect.stringMatching(/^Conteggio della cassa: .* invece di .*\. Resto sbagliato$/),
  });
  expect(await cash()).toBe(difference > 0 ? expected + 350 : expected + 50);

  const again = await treasurer.client.post<CashCount>(path, { counted: await cash() });
  expect([again.status, again.body.entry]).toEqual([201, null]);
});

test("the statement, with the decree's row names, and the journal are exported as CSV and PDF", async () => {
  const path = `/api/reports/statement?year=${FIRST}`;
  const csv = await treasurer.client.get<string>(`${path}&format=csv`);
  expect(csv.body).toContain("A3;Entrate per prestazioni e cessioni ad associati e fondatori;");
  const { bytes, type } = await download(`${path}&format=pdf`, treasurer.token);
  expect(type).toBe("application/pdf");
  const text = await textOfPdf(bytes);
  const parts = ["Modello D", "Entrate da attività di interesse generale", "Imposte", "Cassa"];
  for (const part of [...parts, "Avanzo/disavanzo attività di interesse generale"])
    expect(text).toContain(part);
  const journal = `/api/reports/journal?from=${FIRST}-01-01&to=${FIRST}-12-31`;
  const lines = await treasurer.client.get<string>(`${journal}&format=csv`);
  expect(lines.body).toContain("Data;Conto;Descrizione;Entrata;Uscita;Saldo");
  expect((await download(`${journal}&format=pdf`, treasurer.token)).type).toBe("application/pdf");
});

test("a year's archive holds the accountant's files, and for administrators the register of members", async () => {
  const { client: admin, token } = await newAdmin();
  const space = await newSpace(admin);
  const { id: bookingId } = await bookAs(admin, space.id, inDays(44));
  const receipt = await receiptFor(admin, (await pay(admin, { amount: 700, bookingId })).id);
  const bill = await picture("jpeg");
  const form = new FormData();
  form.set("document", new File([new Uint8Array(bill)], "fattura.jpg"));
  const uploaded = await treasurer.client.send<{ documentUrl: string }>("POST", "/api/upload/document", {
    raw: form,
  });
  const { body: entry } = await treasurer.client.post<BookEntry>("/api/book-entries", {
    ...{ direction: "out", account: "bank", category: "A2", amount: 4200, date: inDays(0) },
    ...{ counterparty: "Tipografia Verdi", documentUrl: uploaded.body.documentUrl },
  });
  const year = inDays(0).slice(0, 4);
  const archiveOf = async (by: string) => {
    const { status, type, bytes } = await download(`/api/books/${year}/archive`, by);
    expect([status, type]).toEqual([200, "application/zip"]);
    return unzipSync(bytes);
  };
  const files = await archiveOf(treasurer.token);
  const register = `libro-soci-${inDays(0)}.csv`;
  const ofReceipt = `ricevute/ricevuta-${receipt.number.replace("/", "-")}.pdf`;
  const ofEntry = `documenti/${inDays(0)}-movimento-${entry.id}.jpg`;
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([`rendiconto-${year}.pdf`, `prima-nota-${year}.pdf`, ofReceipt, ofEntry]),
  );
  expect(Object.keys(files)).not.toContain(register);
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  expect(textOf(`rendiconto-${year}.csv`)).toContain("A3;Entrate per prestazioni e cessioni ad associati");
  expect(textOf(`prima-nota-${year}.csv`)).toContain("Tipografia Verdi");
  expect(textOf(`ricevute-${year}.csv`)).toContain(receipt.number);
  expect(await textOfPdf(files[ofReceipt] ?? new Uint8Array())).toContain(receipt.number);
  expect(Buffer.from(files[ofEntry] ?? []).equals(bill)).toBe(true);
  expect(Object.keys(await archiveOf(token))).toContain(register);
});

test("the treasurer opens each figure of the statement as payments and entries that add up to it", async () => {
  const { rows } = await statementOf(FIRST + 1);
  const moved = rows.filter(({ amount }) => amount !== 0);
  expect(moved.length).toBeGreaterThan(2);
  for (const { direction, key, amount } of moved) {
    const path = `/api/reports/statement/entries?year=${FIRST + 1}&direction=${direction}&category=${key}`;
    const { status, body } = await treasurer.client.get<RowEntry[]>(path);
    expect([status, key, body.reduce((sum, entry) => sum + entry.amount, 0)]).toEqual([200, key, amount]);
  }
  const { body } = await treasurer.client.get(
    "/api/reports/statement/entries?year=2011&direction=out&category=A6",
  );
  expect(body).toMatchObject({ code: "VALIDATION", errors: { category: [expect.any(String)] } });
});
