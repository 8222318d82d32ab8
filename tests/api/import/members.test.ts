import { randomUUID } from "node:crypto";
import { admin } from "../../helpers/admin";
import { sql } from "../../helpers/database";
import { today } from "../../helpers/days";
import { commitImport, readImport } from "../../helpers/imports";
import { newMember } from "../../helpers/members";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newEmail, newFiscalCode } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

/* Imports of an existing register of members. */

test("an import keeps numbers, days and payments, continues the numbering, and can be undone", async () => {
  const name = `Socia${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const [{ last = 0 } = {}] = await sql<{ last: number }>("SELECT last FROM member_counter");
  const high = last + 100;
  const file = [
    "Numero;Nome;Cognome;E-mail;Categoria;Stato;Domanda;Delibera del;Quota pagata fino al;Fine",
    `${high};Ada;${name};ada.${name}@example.org;ordinario;socio;10/01/2024;15/01/2024;31/12/2030;`,
    `;Bea;${name};bea.${name}@example.org;;socio;2024-01-10;2024-01-15;;`,
    `${high};Cleo;${name};;;;2024-01-10;;;`,
    `${high + 5};Dora;${name};;;cessato;2020-01-10;2020-01-15;;01/01/2022`,
    `;Emma;${name};;sconosciuta;;2024-01-10;;;`,
    `;Fede;${name};;;socio;2024-01-10;2024-01-15;31/12/2200;`,
  ].join("\n");
  const { body } = await readImport(admin, file, { kind: "members" });
  expect(body.errors.map(({ row, field }) => [row, field])).toEqual([
    [4, "number"],
    [6, "category"],
    // A lifetime membership would create a fee for each year.
    [7, "paidUntil"],
  ]);
  expect((await commitImport(admin, body.id, true)).body).toEqual({ created: 3, skipped: 3 });
  const members = await sql(
    `SELECT m.number, m.status, m.paid_until::text AS paid, p.member_until::text AS until
     FROM members m JOIN people p ON p.id = m.person_id WHERE p.last_name = $1 ORDER BY m.id`,
    [name],
  );
  expect(members).toEqual([
    { number: high, status: "admitted", paid: "2030-12-31", until: "2030-12-31" },
    { number: high + 6, status: "admitted", paid: null, until: null },
    { number: high + 5, status: "ended", paid: null, until: null },
  ]);
  const again = await readImport(admin, file.split("\n").slice(0, 3).join("\n"), { kind: "members" });
  expect(again.body).toMatchObject({ duplicates: 2, ready: 0 });
  expect((await admin.delete(`/api/imports/${body.id}`)).status).toBe(200);
  expect(await sql("SELECT 1 FROM people WHERE last_name = $1", [name])).toEqual([]);
  expect(await sql("SELECT 1 FROM members WHERE number BETWEEN $1 AND $2", [high, high + 6])).toEqual([]);
  // Other tests may have admitted members meanwhile.
  const counter =
    "SELECT last = (SELECT COALESCE(max(number), 0) FROM members) AS follows FROM member_counter";
  expect(await sql(counter)).toEqual([{ follows: true }]);
});

test("a rejected application and a past membership without a number are imported once", async () => {
  const name = `Ripetuta${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const file = [
    "Nome;Cognome;E-mail;Stato;Domanda;Delibera del;Fine",
    `Ada;${name};ada.${name}@example.org;respinta;10/01/2020;15/01/2020;`,
    `Ada;${name};ada.${name}@example.org;cessato;10/01/2021;15/01/2021;01/01/2022`,
    `Ada;${name};ada.${name}@example.org;cessato;10/01/2023;15/01/2023;01/01/2024`,
  ].join("\n");
  const { body } = await readImport(admin, file, { kind: "members" });
  expect((await commitImport(admin, body.id)).body).toEqual({ created: 3, skipped: 0 });
  const again = await readImport(admin, file, { kind: "members" });
  expect(again.body).toMatchObject({ duplicates: 3, ready: 0, errors: [] });
});

test("undoing an import removes only members that it created, and fees stay as they were entered", async () => {
  const member = await newMember(admin, today());
  const [made] = await sql<{ id: number }>(
    "INSERT INTO imports (kind, committed_at, is_taken_back) VALUES ('members', now(), false) RETURNING id",
  );
  const refused = expect.objectContaining({ code: "23001" });
  const note = "INSERT INTO import_items (import_id, kind, item) VALUES ($1, 'member', $2)";
  await expect(sql(note, [made?.id, member.id])).rejects.toEqual(refused);
  const feeId = member.fees[0]?.id;
  for (const statement of [
    "UPDATE charges SET total_amount = 0 WHERE id = (SELECT charge_id FROM member_fees WHERE id = $1)",
    "UPDATE member_fees SET end_date = '2099-12-31' WHERE id = $1",
    "DELETE FROM member_fees WHERE id = $1",
  ])
    await expect(sql(statement, [feeId])).rejects.toEqual(refused);
  await expect(sql("UPDATE imports SET is_taken_back = true WHERE id = $1", [made?.id])).rejects.toEqual(
    refused,
  );
  await sql("DELETE FROM imports WHERE id = $1", [made?.id]);
});

test("an import does not make its own author a member", async () => {
  const { client, user } = await newPersonWithRole("secretary");
  const file = `Nome;Cognome;E-mail;Domanda\n${user.firstName};${user.lastName};${user.email};2024-01-10`;
  const { body } = await readImport(client, file, { kind: "members" });
  expect(body).toMatchObject({ ready: 0, errors: [{ row: 2, field: "email" }] });
  expect((await readImport(admin, file, { kind: "members" })).body).toMatchObject({ ready: 1, errors: [] });
  expect((await commitImport(client, body.id)).status).toBe(409);
});

test("an import does not make its author a member by a former address either", async () => {
  const { client, user, password } = await newPersonWithRole("secretary");
  const { firstName, lastName } = user;
  const former = newEmail();
  expect((await client.post("/api/people", { firstName, lastName, email: former })).status).toBe(201);
  for (const email of [former, newEmail()]) {
    expect((await client.patch("/api/users/me", { email, currentPassword: password })).status).toBe(200);
    const token = tokenIn(await waitForMail(email, "verification"));
    expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
  }
  const file = `Nome;Cognome;E-mail;Domanda\n${firstName};${lastName};${former};2024-01-10`;
  expect((await readImport(client, file, { kind: "members" })).body).toMatchObject({
    ready: 0,
    errors: [{ row: 2, field: "email" }],
  });
  expect((await readImport(admin, file, { kind: "members" })).body).toMatchObject({ ready: 1, errors: [] });
});

test("an import gives no membership to an account that typed another's name and codice fiscale", async () => {
  const lastName = `Rossi${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const fiscalCode = newFiscalCode();
  const { client, user } = await newVerifiedCustomer({ firstName: "Maria", lastName, fiscalCode });
  const rowOf = (email: string) =>
    `Nome;Cognome;E-mail;Codice fiscale;Domanda\nMaria;${lastName};${email};${fiscalCode};2024-01-10`;
  for (const email of [newEmail(), ""]) {
    const { body } = await readImport(admin, rowOf(email), { kind: "members" });
    expect(body).toMatchObject({ ready: 0, errors: [{ row: 2, field: "fiscalCode" }] });
    expect((await commitImport(admin, body.id, true)).body).toEqual({ created: 0, skipped: 1 });
  }
  expect((await client.get("/api/members/me")).body).toEqual({ member: null });

  // The row has the account's own address, which the account has verified.
  const { body } = await readImport(admin, rowOf(user.email), { kind: "members" });
  expect((await commitImport(admin, body.id)).body).toEqual({ created: 1, skipped: 0 });
  expect((await client.get("/api/members/me")).body).toMatchObject({ member: { status: "applied" } });
});

test("an import finds a person entered in the panel, even if an account has typed the same data", async () => {
  const lastName = `Verdi${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const fiscalCode = newFiscalCode();
  const entered = await admin.post<{ id: number }>("/api/people", {
    ...{ firstName: "Ada", lastName, fiscalCode },
  });
  await newVerifiedCustomer({ firstName: "Ada", lastName, fiscalCode });
  const file = `Nome;Cognome;Codice fiscale;Domanda\nAda;${lastName};${fiscalCode};2024-01-10`;
  const { body } = await readImport(admin, file, { kind: "members" });
  expect((await commitImport(admin, body.id)).body).toEqual({ created: 1, skipped: 0 });
  expect(await sql("SELECT 1 FROM members WHERE person_id = $1", [entered.body.id])).toHaveLength(1);
});

test("two people of the same name become two members, and an ambiguous row is an error", async () => {
  const lastName = `Padre${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const [father, son] = [newFiscalCode(), newFiscalCode()];
  const file = [
    "Nome;Cognome;Telefono;Data di nascita;Codice fiscale;Delibera del;Stato;Fine",
    `Luca;${lastName};333 1;14/03/1950;${father};10/01/2010;cessato;10/01/2015`,
    `Luca;${lastName};333 1;02/06/1980;${son};10/01/2021;socio;`,
    `Luca;${lastName};333 1;14/03/1950;${father};10/01/2020;socio;`,
    `Luca;${lastName};333 1;;;10/01/2021;socio;`,
    `Mario;${lastName};;01/01/1960;;10/01/2021;socio;`,
    `Mario;${lastName};;01/01/1990;;10/01/2021;socio;`,
    `Anna;${lastName};;;;10/01/2021;socio;`,
    `Anna;${lastName};;;;10/01/2021;socio;`,
  ].join("\n");
  const { body } = await readImport(admin, file, { kind: "members" });
  expect(body).toMatchObject({ ready: 6, duplicates: 0 });
  expect(body.errors.map(({ row, field }) => [row, field])).toEqual([
    [5, "lastName"],
    [9, "lastName"],
  ]);
  expect((await commitImport(admin, body.id, true)).body).toEqual({ created: 6, skipped: 2 });
  const members = await sql(
    `SELECT p.first_name AS name, p.fiscal_code AS code, array_agg(m.status::text ORDER BY m.id) AS statuses
     FROM members m JOIN people p ON p.id = m.person_id WHERE p.last_name = $1
     GROUP BY p.id ORDER BY min(m.id)`,
    [lastName],
  );
  expect(members).toEqual([
    { name: "Luca", code: father, statuses: ["ended", "admitted"] },
    { name: "Luca", code: son, statuses: ["admitted"] },
    { name: "Mario", code: null, statuses: ["admitted"] },
    { name: "Mario", code: null, statuses: ["admitted"] },
    { name: "Anna", code: null, statuses: ["admitted"] },
  ]);
});

test("a date of birth in the future is an error of the member's row", async () => {
  const year = Number(today().slice(0, 4));
  const file = `Nome;Cognome;Data di nascita;Delibera del\nMia;Futura;14/03/${year + 60};10/01/2020`;
  const { body } = await readImport(admin, file, { kind: "members" });
  expect(body.errors.map(({ row, field }) => [row, field])).toEqual([[2, "dateOfBirth"]]);
});

test("a membership paid until the past leaves the fee of its year to be charged", async () => {
  const lastName = `Scaduta${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const year = Number(today().slice(0, 4));
  const file = `Nome;Cognome;Delibera del;Quota pagata fino al\nAnna;${lastName};10/01/2020;01/01/${year}`;
  const { body } = await readImport(admin, file, { kind: "members" });
  await commitImport(admin, body.id);
  expect((await admin.post("/api/members/fees", { year })).status).toBe(200);
  const fees = await sql(
    `SELECT f.start_date::text AS "from", f.end_date::text AS until, c.total_amount AS amount
     FROM member_fees f JOIN charges c ON c.id = f.charge_id JOIN members m ON m.id = f.member_id JOIN people p ON p.id = m.person_id
     WHERE p.last_name = $1 ORDER BY f.id`,
    [lastName],
  );
  expect(fees).toEqual([
    { from: `${year}-01-01`, until: `${year}-01-01`, amount: 0 },
    { from: `${year}-01-01`, until: `${year}-12-31`, amount: 2000 },
  ]);
});
