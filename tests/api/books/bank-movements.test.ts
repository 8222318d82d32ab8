import type { BookEntry } from "@/lib/schemas/books/book-entry";
import type { BankFile, BankMovement, BankPlan, BankRead, BankTarget } from "@/lib/schemas/import/bank";
import type { Payment } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { invalid } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { importForm } from "../../helpers/imports";
import { bookAs, pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

const FILES = "/api/bank-files";
const PATH = "/api/bank-movements";

type Staff = Awaited<ReturnType<typeof newPersonWithRole>>;
let treasurer: Staff;
beforeAll(async () => {
  treasurer = await newPersonWithRole("treasurer");
});

let words = 0;
/** A word that no other movement contains. */
const newWord = () => {
  words += 1;
  return `Causale${Date.now()}${words}`;
};

const italian = (day: string) => day.split("-").reverse().join("/");
const csv = (...rows: (readonly [day: string, amount: string, description: string])[]) =>
  [["Data contabile", "Importo", "Descrizione"], ...rows.map(([day, ...rest]) => [italian(day), ...rest])]
    .map((cells) => cells.join(";"))
    .join("\n");

const send = <T>(file: string, fields: Record<string, string> = {}, path = FILES) =>
  treasurer.client.send<T>("POST", path, { raw: importForm(file, { name: "estratto.csv", ...fields }) });

async function read(...rows: (readonly [string, string, string])[]): Promise<BankRead> {
  const { status, body } = await send<BankRead>(csv(...rows));
  if (status !== 201) throw new Error(`The file answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function found(q: string): Promise<BankMovement[]> {
  return (await treasurer.client.get<BankMovement[]>(`${PATH}?q=${encodeURIComponent(q)}`)).body;
}

/** Imports a bank movement that contains a unique word. */
async function newMovement(amount: string, description = "", day = inDays(0)): Promise<BankMovement> {
  const word = newWord();
  await read([day, amount, `${word} ${description}`]);
  const [movement] = await found(word);
  if (movement === undefined) throw new Error(`No movement has ${word}`);
  return movement;
}

const match = (id: number, body: unknown) => treasurer.client.post<BankMovement>(`${PATH}/${id}/match`, body);

async function bankEntry(amount: number, overrides: Record<string, unknown> = {}): Promise<BookEntry> {
  const { status, body } = await treasurer.client.post<BookEntry>("/api/book-entries", {
    ...{ direction: "out", account: "bank", category: "A2", amount, date: inDays(0) },
    ...{ counterparty: "Tipografia Verdi", note: null },
    ...overrides,
  });
  if (status !== 201) throw new Error(`The entry answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

const reverse = (entry: BookEntry) =>
  treasurer.client.post(`/api/book-entries/${entry.id}/reversal`, { reason: "Doppione" });

async function bookedSpace() {
  const customer = await newCustomer();
  const space = await newSpace(admin, { pricePerDay: "80" });
  return bookAs(customer.client, space.id, inDays(20));
}

test("a column may have any name, even that of a built-in property", async () => {
  const file = `Data;Importo;constructor\n${italian(inDays(-1))};1,00;${newWord()}`;
  const columns = JSON.stringify({ Data: "date", Importo: "amount" });
  const plan = await send<BankPlan>(file, { columns }, `${FILES}/preview`);
  expect(plan.status).toBe(200);
  expect(plan.body.columns.map(({ field }) => field)).toEqual(["date", "amount", null]);
  expect((await send(file, { columns })).status).toBe(201);
});

test("columns are found below other lines or in a given row, and are remembered", async () => {
  const word = newWord();
  const day = italian(inDays(-1));
  const header = `Giorno${word};Cosa;Quanto ${word}`;
  const file = ["Intestato a:;ESEMPIO", "Saldo:;+1.234,56", header, `${day};${word};-7,00`].join("\n");
  const unsure = await send<BankPlan>(file, {}, `${FILES}/preview`);
  expect(unsure.body).toMatchObject({ created: 0, table: { header: 1, isSure: false } });
  const chosen = await send<BankPlan>(file, { header: "3", separator: "semicolon" }, `${FILES}/preview`);
  expect(chosen.body.columns.map(({ name }) => name)).toEqual(header.split(";"));
  expect((await send(file, { header: "9" }, `${FILES}/preview`)).body).toMatchObject({
    errors: { header: [expect.any(String)] },
  });
  const columns = JSON.stringify({
    [`Giorno${word}`]: "date",
    [`Quanto ${word}`]: "amount",
    Cosa: "description",
  });
  expect((await send<BankRead>(file, { columns })).body).toMatchObject({ created: 1, errors: [] });
  // The same names identify the header and columns of the next file, which has one line less above.
  const next = ["Saldo:;+1.234,56", header, `${day};${word};-8,00`].join("\n");
  expect((await send<BankPlan>(next, {}, `${FILES}/preview`)).body).toMatchObject({
    ...{ created: 1, table: { header: 2, isSure: true } },
    rows: [{ date: inDays(-1), amount: -800, description: word }],
  });
  await send(next);
  expect((await found(word)).map(({ amount }) => amount).sort()).toEqual([-700, -800]);
});

test("a movement of a day to come is read with a warning", async () => {
  const file = csv([inDays(-1), "1,00", newWord()], [inDays(1), "2,00", newWord()]);
  const { body } = await send<BankPlan>(file, {}, `${FILES}/preview`);
  expect(body.warnings).toEqual([{ row: 3, message: expect.stringContaining("deve ancora venire") }]);
  expect(body.created).toBe(2);
});

test("a file is previewed before it is imported, and repeated movements are imported once", async () => {
  const word = newWord();
  const first = csv([inDays(-3), "-12,50", `${word} Canone`], [inDays(-2), "80,00", `${word} Bonifico`]);
  const plan = await send<BankPlan>(first, {}, `${FILES}/preview`);
  expect([plan.status, plan.body]).toEqual([
    200,
    {
      columns: [
        { name: "Data contabile", field: "date" },
        { name: "Importo", field: "amount" },
        { name: "Descrizione", field: "description" },
      ],
      rows: [
        { date: inDays(-3), amount: -1250, description: `${word} Canone` },
        { date: inDays(-2), amount: 8000, description: `${word} Bonifico` },
      ],
      table: {
        ...{ encoding: "utf-8", separator: "semicolon", header: 1, isSure: true },
        heads: [1, 2, 3].map((row) => ({ row, text: expect.any(String) })),
      },
      ...{ created: 2, known: 0, errors: [], warnings: [] },
    },
  ]);
  expect(await found(word)).toEqual([]);

  expect((await send<BankRead>(first)).body).toEqual({ created: 2, known: 0, errors: [], warnings: [] });
  const later = `${first}\n${italian(inDays(-2))};80,00;${word} Bonifico\n${italian(inDays(-1))};5,00;${word} Altro`;
  expect((await send<BankPlan>(later, {}, `${FILES}/preview`)).body).toMatchObject({ created: 2, known: 2 });
  expect((await send<BankRead>(later)).body).toEqual({ created: 2, known: 2, errors: [], warnings: [] });
  expect((await send<BankRead>(later)).body).toEqual({ created: 0, known: 4, errors: [], warnings: [] });
  expect((await found(word)).map(({ date, amount, state }) => [date, amount, state])).toEqual([
    [inDays(-1), 500, "open"],
    [inDays(-2), 8000, "open"],
    [inDays(-2), 8000, "open"],
    [inDays(-3), -1250, "open"],
  ]);
});

test("columns with unclear names must be assigned, and the assignment is remembered", async () => {
  const [day, sum, what] = [newWord(), newWord(), newWord()];
  // With two columns of amounts, it is unclear which one is the movement's.
  const file = `${day};${sum};${what};Resto\n${italian(inDays(0))};7,00;Offerta ${what};107,00`;
  expect((await send<BankPlan>(file, {}, `${FILES}/preview`)).body).toMatchObject({ created: 0, rows: [] });
  expect(invalid(await send<ErrorBody>(file))).toEqual([400, ["columns"]]);
  const columns = JSON.stringify({ [day]: "date", [sum]: "amount", [what]: "description" });
  expect((await send<BankRead>(file, { columns })).body).toMatchObject({ created: 1 });
  const next = file.replace("7,00", "8,00");
  expect((await send<BankRead>(next)).body).toMatchObject({ created: 1, errors: [] });
});

test("a file without a table is rejected", async () => {
  for (const file of ["", "una parola"])
    expect(invalid(await send<ErrorBody>(file))).toEqual([400, ["file"]]);
});

test("columns with long names are read and remembered", async () => {
  const long = Array.from({ length: 60 }, () => crypto.randomUUID().repeat(3));
  const names = ["Quando", "Quanto", ...long].join(";");
  const columns = JSON.stringify({ Quando: "date", Quanto: "amount" });
  const first = await send<BankRead>(`${names}\n${italian(inDays(0))};-1,00`, { columns });
  expect(first.status).toBe(201);
  const again = await send<BankPlan>(`${names}\n${italian(inDays(0))};-2,00`, {}, `${FILES}/preview`);
  expect(again.body.columns.slice(0, 3).map(({ field }) => field)).toEqual(["date", "amount", null]);
});

test("an implausible date is reported by its row, and a future movement pays nothing that is due", async () => {
  const read = await send<BankRead>(csv(["0001-01-01", "-1,00", "x"], ["9999-12-31", "-1,00", "x"]));
  expect([read.body.created, read.body.errors.map(({ row }) => row)]).toEqual([0, [2, 3]]);
  const booking = await bookedSpace();
  const movement = await newMovement("80,00", "bonifico", inDays(2));
  const due = { kind: "booking", id: booking.id };
  const paid = await treasurer.client.post<ErrorBody>(`${PATH}/${movement.id}/match`, { due });
  expect([paid.status, Object.keys(paid.body.errors ?? {})]).toEqual([400, ["date"]]);
  expect((await treasurer.client.get(PATH)).status).toBe(200);
});

test("a recorded payment is suggested by its reference, and matched in one request, once", async () => {
  const booking = await bookedSpace();
  const payment = await pay(admin, { bookingId: booking.id, amount: 8000, method: "transfer" });
  const movement = await newMovement("80,00", `Prenotazione #${booking.confirmationNumber}`);
  expect(movement.suggestion).toMatchObject({ source: "payment", id: payment.id, amount: 8000 });
  const { status, body } = await match(movement.id, { payments: [payment.id] });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      state: "matched",
      matches: [expect.objectContaining({ source: "payment", id: payment.id, date: inDays(0) })],
      suggestion: null,
    }),
  ]);
  expect((await match(movement.id, { payments: [payment.id] })).status).toBe(409);
  const same = await newMovement("80,00", `Prenotazione #${booking.confirmationNumber}`);
  expect(same.suggestion?.id).not.toBe(payment.id);
  expect((await match(same.id, { payments: [payment.id] })).status).toBe(409);
});

test("a booking's amount due is suggested, then paid and matched in one request with the bank's date", async () => {
  const booking = await bookedSpace();
  const day = inDays(-1);
  const movement = await newMovement("80,00", `PRENOTAZIONE ${booking.confirmationNumber}`, day);
  expect(movement.suggestion).toMatchObject({ source: "due", kind: "booking", id: booking.id, amount: 8000 });
  const due = { kind: "booking", id: booking.id };
  const answers = await Promise.all([match(movement.id, { due }), match(movement.id, { due })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const payments = (await admin.get<Payment[]>(`/api/payments?q=P${booking.confirmationNumber}`)).body;
  expect(payments).toMatchObject([{ method: "transfer", amount: 8000, date: day, bookingId: booking.id }]);
  const [matched] = await found(movement.description);
  expect(matched).toMatchObject({ state: "matched", matches: [{ source: "payment", id: payments[0]?.id }] });
  const more = await newMovement("80,00", `PRENOTAZIONE ${booking.confirmationNumber}`);
  expect((await match(more.id, { due })).status).toBe(409);
});

test("several entries match one movement if they add up to the cent", async () => {
  const entries = [await bankEntry(3000), await bankEntry(1250)];
  const movement = await newMovement("-42,50");
  const ids = entries.map(({ id }) => id);
  expect((await match(movement.id, { entries: ids.slice(0, 1) })).status).toBe(400);
  expect((await match(movement.id, { entries: [...ids, ids[0]] })).body).toMatchObject({
    state: "matched",
    matches: [{ id: ids[0] }, { id: ids[1] }],
  });
});

test("a reversed entry is neither suggested, nor accepted, nor kept as a match", async () => {
  const [gone, right] = [await bankEntry(7777), await bankEntry(7777)];
  const movement = await newMovement("-77,77");
  await match(movement.id, { entries: [gone.id] });
  await reverse(gone);
  const [open] = await found(movement.description);
  expect(open).toMatchObject({ state: "open", matches: [] });
  expect((await match(movement.id, { entries: [gone.id] })).status).toBe(400);
  expect((await match(movement.id, { entries: [right.id] })).body).toMatchObject({ state: "matched" });
});

test("a match with cash, another direction, nothing or an unknown entry is rejected", async () => {
  const movement = await newMovement("-12,34");
  const cash = await bankEntry(1234, { account: "cash" });
  const income = await bankEntry(1234, { direction: "in", category: "A8" });
  const refused = [
    { entries: [cash.id] },
    { entries: [income.id] },
    { entries: [2_147_483_647] },
    {},
    { due: { kind: "booking", id: 1 } },
  ];
  for (const body of refused) expect([body, (await match(movement.id, body)).status]).toEqual([body, 400]);
  expect((await match(2_147_483_647, { entries: [cash.id] })).status).toBe(404);
});

test("a missing entry is created and matched from a movement, with the same amount only", async () => {
  const movement = await newMovement("-9,90", "Canone mensile", inDays(-2));
  const entry = {
    ...{ direction: "out", account: "bank", category: "A2", amount: 990, date: movement.date },
    ...{ counterparty: "Banca", note: "Canone" },
  };
  const path = `${PATH}/${movement.id}/entry`;
  for (const wrong of [{ amount: 991 }, { account: "cash" }, { direction: "in", category: "A8" }]) {
    const { status, body } = await treasurer.client.post<ErrorBody>(path, { ...entry, ...wrong });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["amount"]]);
  }
  const { status, body } = await treasurer.client.post<BankMovement>(path, entry);
  expect([status, body]).toMatchObject([
    201,
    { state: "matched", matches: [{ source: "entry", date: movement.date }] },
  ]);
  expect((await treasurer.client.post(path, entry)).status).toBe(409);
});

test("cash taken to the bank is entered as a transfer", async () => {
  const movement = await newMovement("150,00", "Versamento");
  const transfer = { direction: "transfer", from: "cash", to: "bank", amount: 15_000, date: inDays(0) };
  const { status, body } = await treasurer.client.post<BankMovement>(
    `${PATH}/${movement.id}/entry`,
    transfer,
  );
  expect([status, body]).toMatchObject([
    201,
    { state: "matched", matches: [{ source: "entry", amount: 15_000 }] },
  ]);
});

test("a match can be undone, and a movement can be set aside and reopened", async () => {
  const entry = await bankEntry(4321);
  const movement = await newMovement("-43,21");
  const path = `${PATH}/${movement.id}`;
  await match(movement.id, { entries: [entry.id] });
  expect((await treasurer.client.patch(path, { isAside: true })).status).toBe(409);
  expect((await treasurer.client.delete<BankMovement>(`${path}/match`)).body).toMatchObject({
    state: "open",
    matches: [],
  });
  expect((await treasurer.client.patch(path, { isAside: true })).body).toMatchObject({ state: "aside" });
  const aside = await treasurer.client.get<BankMovement[]>(`${PATH}?state=aside&q=${movement.description}`);
  expect(aside.body).toMatchObject([{ id: movement.id, suggestion: null }]);
  expect((await treasurer.client.patch(path, { isAside: false })).body).toMatchObject({ state: "open" });
  // Matching a movement that is set aside reopens it.
  await treasurer.client.patch(path, { isAside: true });
  expect((await match(movement.id, { entries: [entry.id] })).body).toMatchObject({ state: "matched" });
});

test("candidates are found by words and ordered by difference in amount, without matched entries", async () => {
  const word = newWord();
  const [near, far] = [await bankEntry(6010, { note: word }), await bankEntry(9000, { note: word })];
  const taken = await bankEntry(6000, { note: word });
  const other = await newMovement("-60,00");
  await match(other.id, { entries: [taken.id] });
  const movement = await newMovement("-60,00");
  const { body } = await treasurer.client.get<BankTarget[]>(`${PATH}/${movement.id}/candidates?q=${word}`);
  expect(body.map(({ source, id, amount }) => [source, id, amount])).toEqual([
    ["entry", near.id, -6010],
    ["entry", far.id, -9000],
  ]);
});

test("a file imported by mistake can be removed, unless one of its movements is handled", async () => {
  const word = newWord();
  await send(csv([inDays(0), "-1,11", word], [inDays(0), "-2,22", word]), { name: `${word}.csv` });
  const listed = async () =>
    (await treasurer.client.get<BankFile[]>(FILES)).body.find(({ name }) => name === `${word}.csv`);
  const file = await listed();
  expect(file).toMatchObject({ movements: 2, handled: 0 });
  const [movement] = await found(word);
  await treasurer.client.patch(`${PATH}/${movement?.id}`, { isAside: true });
  expect(await listed()).toMatchObject({ handled: 1 });
  const path = `${FILES}/${file?.id}`;
  expect((await treasurer.client.delete(path)).status).toBe(409);
  await treasurer.client.patch(`${PATH}/${movement?.id}`, { isAside: false });
  expect((await treasurer.client.delete(path)).status).toBe(200);
  expect([await found(word), await listed(), (await treasurer.client.delete(path)).status]).toEqual([
    [],
    undefined,
    404,
  ]);
});
