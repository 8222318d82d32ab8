import { randomUUID } from "node:crypto";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { readImport } from "../../helpers/imports";
import { bookAs, pay } from "../../helpers/money";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/* Exports, and that the same kind of import recognizes them. */

const lastName = () => `Esporta${randomUUID().replaceAll(/[^a-f]/g, "")}`;

test("a people export escapes formulas, and its rows are recognized when imported again", async () => {
  const name = lastName();
  const email = `${name}@example.org`.toLowerCase();
  const note = "=HYPERLINK(1)";
  await admin.post("/api/people", {
    firstName: "Ada",
    lastName: name,
    email,
    phone: "+39 333 1234567",
    note,
  });
  const { status, headers, body } = await admin.get<string>("/api/exports/people.csv");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="people.csv"');
  const line = body.split("\r\n").find((one) => one.includes(name));
  expect(line).toContain(`Ada;${name};${email};'+39 333 1234567`);
  expect(line).toContain("'=HYPERLINK(1)");
  const [header] = body.split("\r\n");
  const changed = [header, line?.replaceAll(email, `altra.${email}`)].join("\r\n");
  const read = await readImport(admin, changed, { kind: "people" });
  expect(read.body).toMatchObject({ ready: 1, errors: [] });
  expect(read.body.preview[0]?.cells).toContain(note);
  expect((await readImport(admin, [header, line].join("\r\n"), { kind: "people" })).body).toMatchObject({
    duplicates: 1,
  });
});

test("people without an address are recognized by name and phone when imported again", async () => {
  const name = lastName();
  const people = [
    { firstName: "Ada", lastName: name },
    { firstName: "Bea", lastName: name, phone: "+39 333 7654321" },
  ];
  for (const person of people) await admin.post("/api/people", person);
  const { body } = await admin.get<string>("/api/exports/people.csv");
  const lines = body.split("\r\n").filter((line, at) => at === 0 || line.includes(name));
  const read = async (file: string) => (await readImport(admin, file, { kind: "people" })).body;
  expect(await read(lines.join("\r\n"))).toMatchObject({ total: 2, ready: 0, duplicates: 2, errors: [] });
  const other = `Nome;Cognome;Telefono\nBea;${name};+39 333 1111111\nCleo;${name};\nCleo;${name};`;
  expect(await read(other)).toMatchObject({ total: 3, ready: 3, duplicates: 0 });
});

test("bookings are recognized when imported again", async () => {
  const room = await newSpace(admin);
  const name = lastName();
  await admin.post("/api/bookings", bookingBody(room.id, inDays(45), { lastName: name }));
  const { body } = await admin.get<string>("/api/exports/bookings.csv");
  const lines = body.split("\r\n").filter((line, at) => at === 0 || line.includes(name));
  expect((await readImport(admin, lines.join("\r\n"), { kind: "bookings" })).body).toMatchObject({
    ...{ total: 1, duplicates: 1, errors: [] },
  });
});

test("the treasurer exports all book entries, a secretary those of cash", async () => {
  const [treasurer, secretary] = await Promise.all(
    (["treasurer", "secretary"] as const).map(async (role) => (await newPersonWithRole(role)).client),
  );
  const counterparty = lastName();
  const entry = { ...{ date: inDays(0), amount: 123450, counterparty }, note: "=1+1" };
  for (const account of ["cash", "bank"])
    await treasurer?.post("/api/book-entries", { ...entry, direction: "out", account, category: "A2" });
  await treasurer?.post("/api/book-entries", { ...entry, direction: "transfer", from: "bank", to: "cash" });
  const seen = async (client: ApiClient | undefined) => {
    const answer = await client?.get<string>("/api/exports/entries.csv");
    const lines = answer?.body.split("\r\n").filter((line) => line.includes(counterparty)) ?? [];
    return { status: answer?.status, lines: lines.map((line) => line.split(";").slice(2).join(";")) };
  };
  const paidIn = (account: string) => `uscita;${account};;;A2;Servizi;;1234,50;${counterparty};'=1+1;`;
  expect(await seen(treasurer)).toEqual({
    status: 200,
    lines: [paidIn("cassa"), paidIn("banca"), `giroconto;;banca;cassa;;;;1234,50;${counterparty};'=1+1;`],
  });
  expect(await seen(secretary)).toEqual({ status: 200, lines: [paidIn("cassa")] });
});

test("members and payments can be exported, and other files do not exist", async () => {
  for (const file of ["members.csv", "payments.csv"]) {
    const { status, body } = await admin.get<string>(`/api/exports/${file}`);
    expect({
      file,
      status,
      isMarked: body.startsWith("Numero;") || body.startsWith("\ufeffNumero;"),
    }).toEqual({ ...{ file, status: 200, isMarked: true } });
  }
  expect((await admin.get("/api/exports/settings.csv")).status).toBe(404);
  expect((await admin.get("/api/exports/people")).status).toBe(404);
});

test("a reversal in the payments export names the payment that it reverses", async () => {
  const room = await newSpace(admin);
  const payer = lastName();
  const booking = await bookAs(admin, room.id, inDays(46), { lastName: payer });
  const payment = await pay(admin, { bookingId: booking.id, amount: 1000 });
  await admin.post(`/api/payments/${payment.id}/reversal`, { reason: "Doppio" });
  const { body } = await admin.get<string>("/api/exports/payments.csv");
  const [header = "", ...lines] = body.split("\r\n");
  const column = header.split(";").indexOf("Storno del numero");
  const cells = lines.filter((line) => line.includes(payer)).map((line) => line.split(";")[column]);
  expect(cells).toEqual(["", String(payment.id)]);
});
