import type { BookEntry } from "@/lib/schemas/books/book-entry";
import type { Counterparty } from "@/lib/schemas/books/counterparty";
import type { ErrorBody } from "../../helpers/api";
import { invalid } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { download } from "../../helpers/money";
import { newPersonWithRole } from "../../helpers/staff";

const PATH = "/api/book-entries";

type Staff = Awaited<ReturnType<typeof newPersonWithRole>>;
let treasurer: Staff;
let secretary: Staff;
beforeAll(async () => {
  treasurer = await newPersonWithRole("treasurer");
  secretary = await newPersonWithRole("secretary");
});

const entry = (overrides: Record<string, unknown> = {}) => ({
  ...{ direction: "out", account: "cash", category: "A2", amount: 1250, date: inDays(0) },
  ...{ counterparty: "Tipografia Verdi", note: "Locandine" },
  ...overrides,
});
const transfer = { ...{ direction: "transfer", from: "cash", to: "bank" }, amount: 5000, date: inDays(0) };

async function added(overrides: Record<string, unknown> = {}, { client } = treasurer): Promise<BookEntry> {
  const { status, body } = await client.post<BookEntry>(PATH, entry(overrides));
  if (status !== 201) throw new Error(`The entry answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

test("an entry is stored as sent and found by words, category and days", async () => {
  const word = `Fornitore${Date.now()}`;
  const one = await added({ counterparty: `${word} Srl`, account: "bank" });
  expect(one).toMatchObject({
    ...entry({ counterparty: `${word} Srl`, account: "bank" }),
    ...{ from: null, to: null, reversalOf: null, isReversed: false, createdBy: treasurer.user.id },
  });
  const found = await treasurer.client.get<BookEntry[]>(
    `${PATH}?q=${word.toLowerCase()}&category=A2&from=${inDays(0)}&to=${inDays(0)}`,
  );
  expect(found.body).toEqual([one]);
  expect(found.headers.get("X-Total-Count")).toBe("1");
  const others = await treasurer.client.get<BookEntry[]>(`${PATH}?q=${word}&to=${inDays(-1)}`);
  expect(others.body).toEqual([]);
});

test("a transfer requires two different accounts", async () => {
  const { status, body } = await treasurer.client.post<BookEntry>(PATH, transfer);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...transfer, account: null, category: null });
  const same = await treasurer.client.post<ErrorBody>(PATH, { ...transfer, to: "cash" });
  expect([same.status, Object.keys(same.body.errors ?? {})]).toEqual([400, ["to"]]);
});

test("an entry with a label counts in the label's row, and so does its reversal", async () => {
  const one = await added({ category: undefined, label: "affitto", counterparty: null });
  expect(one).toMatchObject({ category: "A3", label: "affitto" });
  const reversed = await treasurer.client.post<BookEntry>(`${PATH}/${one.id}/reversal`, { reason: "Doppio" });
  expect(reversed.body).toMatchObject({ category: "A3", label: "affitto", reversalOf: one.id });
  expect(await added()).toMatchObject({ category: "A2", label: null });
});

test("a day to come, an unknown document and a label of something else are rejected", async () => {
  const gym = { category: undefined, label: "palestra" };
  for (const [field, wrong] of [
    ["date", { date: inDays(1) }],
    ["documentUrl", { documentUrl: "/api/documents/00000000-0000-4000-8000-000000000000" }],
    ["label", gym],
    ["label", { ...gym, label: "quote" }],
    ["label", { label: "affitto" }],
    ["label", { ...transfer, category: undefined, account: undefined, label: "affitto" }],
  ] as const)
    expect([wrong, ...invalid(await treasurer.client.post<ErrorBody>(PATH, entry(wrong)))]).toEqual([
      wrong,
      400,
      [field],
    ]);
});

test("a retry adds no entry", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const first = await treasurer.client.post<BookEntry>(PATH, entry(), { headers });
  const again = await treasurer.client.post<BookEntry>(PATH, entry(), { headers });
  expect(again.body).toEqual(first.body);
});

test("a reversal offsets the entry, is dated today, and happens once", async () => {
  const one = await added({ date: inDays(-3), direction: "in", category: "A4", account: "bank" });
  const path = `${PATH}/${one.id}/reversal`;
  const { status, body } = await treasurer.client.post<BookEntry>(path, { reason: "Importo sbagliato" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ direction: "in", account: "bank", category: "A4", amount: 1250, date: inDays(0) },
    ...{ reversalOf: one.id, note: "Importo sbagliato" },
  });
  for (const id of [one.id, body.id]) {
    const again = await treasurer.client.post<ErrorBody>(`${PATH}/${id}/reversal`, { reason: "Ancora" });
    expect([again.status, again.body.code]).toEqual([409, "DUPLICATE"]);
  }
  expect((await treasurer.client.post(`${PATH}/${one.id}/reversal`, {})).status).toBe(400);
  expect((await treasurer.client.post(`${PATH}/999999999/reversal`, { reason: "x" })).status).toBe(404);
});

test("nothing in the books is changed or deleted, not even by SQL", async () => {
  const { id } = await added();
  await expect(sql("UPDATE book_entries SET amount = 1 WHERE id = $1", [id])).rejects.toThrow(/append-only/);
  await expect(sql("DELETE FROM book_entries WHERE id = $1", [id])).rejects.toThrow(/append-only/);
});

test("a secretary adds and lists cash entries only", async () => {
  const word = `Cassa${Date.now()}`;
  const cash = await added({ counterparty: word }, secretary);
  await added({ counterparty: word, account: "bank" });
  const refused = [entry({ account: "bank" }), transfer];
  for (const body of refused) expect((await secretary.client.post(PATH, body)).status).toBe(403);
  const listed = await secretary.client.get<BookEntry[]>(`${PATH}?q=${word}`);
  expect(listed.body.map(({ id }) => id)).toEqual([cash.id]);
  expect(listed.headers.get("X-Total-Count")).toBe("1");
});

test("each counterparty is offered once, as in its last entry, and a secretary sees those of cash only", async () => {
  const word = `Nome${Date.now()}`;
  const offered = async ({ client }: Staff) => {
    const { body } = await client.get<Counterparty[]>(`${PATH}/counterparties`);
    return body.filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()));
  };
  await added({ counterparty: `${word} Verdi`, category: "A2", date: inDays(-5) });
  await added({ counterparty: `${word} VERDI`, direction: "in", category: "A4", date: inDays(-4) });
  const wrong = await added({ counterparty: `${word} verdi`, category: "A1", date: inDays(-3) });
  await treasurer.client.post(`${PATH}/${wrong.id}/reversal`, { reason: "Sbagliato" });
  await added({ counterparty: `${word} Banca`, account: "bank", category: "D1", date: inDays(-6) });
  const verdi = { name: `${word} VERDI`, direction: "in", category: "A4", label: null };
  const bank = { name: `${word} Banca`, direction: "out", category: "D1", label: null };
  expect(await offered(treasurer)).toEqual([verdi, bank]);
  expect(await offered(secretary)).toEqual([verdi]);
});

describe("Documents of entries", () => {
  const PDF = new TextEncoder().encode("%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n");
  const upload = ({ client }: Staff, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set("document", new File([bytes], "fattura.pdf"));
    return client.send<{ documentUrl: string } & ErrorBody>("POST", "/api/upload/document", { raw: form });
  };

  test("are read by the treasurer and the secretary", async () => {
    const { status, body } = await upload(treasurer, PDF);
    expect(status).toBe(201);
    const one = await added({ documentUrl: body.documentUrl });
    expect(one.documentUrl).toBe(body.documentUrl);
    const read = await download(body.documentUrl, secretary.token);
    expect([read.status, read.type, [...read.bytes]]).toEqual([200, "application/pdf", [...PDF]]);
    expect((await treasurer.client.get("/api/documents/1")).status).toBe(404);
    expect((await upload(treasurer, new TextEncoder().encode("GIF89a, and more"))).status).toBe(415);
  });

  test("are read and attached by a secretary for cash entries only", async () => {
    const { documentUrl } = (await upload(treasurer, PDF)).body;
    await added({ account: "bank", documentUrl });
    expect((await download(documentUrl, treasurer.token)).status).toBe(200);
    expect((await secretary.client.get(documentUrl)).status).toBe(404);
    const named = await secretary.client.post<ErrorBody>(PATH, entry({ documentUrl }));
    expect([named.status, Object.keys(named.body.errors ?? {})]).toEqual([400, ["documentUrl"]]);
    const { body: own } = await upload(secretary, PDF);
    expect((await download(own.documentUrl, secretary.token)).status).toBe(200);
  });
});
