import type { AuditEntry } from "@/lib/schemas/site/audit";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { readImport } from "../../helpers/imports";
import { bookAs } from "../../helpers/money";
import { newAdmin, newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

let admin: Awaited<ReturnType<typeof newAdmin>>;
let reader: Awaited<ReturnType<typeof newPersonWithRole>>;
beforeAll(async () => {
  admin = await newAdmin();
  reader = await newPersonWithRole("admin");
});

const entriesOf = async (query: string) =>
  (await reader.client.get<AuditEntry[]>(`/api/audit?${query}`)).body;

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

describe("GET /api/audit", () => {
  test("returns pages, the newest first, with the total number", async () => {
    const { client, user } = await newPersonWithRole("admin");
    for (const title of ["Uno", "Due", "Tre"]) await client.post("/api/courses", { title, price: "10" });
    const page = await reader.client.get<AuditEntry[]>(`/api/audit?actor=${user.username}&pageSize=2`);
    expect(page.body.map(({ changes }) => changes.title?.to)).toEqual(["Tre", "Due"]);
    const total = Number(page.headers.get("x-total-count"));
    expect(await entriesOf(`actor=${user.id}&entity=course`)).toHaveLength(3);
    // The registration and its session are logged as well.
    expect(total).toBe(5);
  });

  test("is filtered by day in Rome and by instant", async () => {
    const { user } = await newCustomer();
    const mine = `actor=${user.id}`;
    expect((await entriesOf(`${mine}&from=${inDays(0)}&to=${inDays(0)}`)).length).toBeGreaterThan(0);
    expect(await entriesOf(`${mine}&from=${inDays(1)}`)).toEqual([]);
    expect(await entriesOf(`${mine}&to=${inDays(-1)}`)).toEqual([]);
    expect(await entriesOf(`${mine}&from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect((await reader.client.get("/api/audit?from=ieri")).status).toBe(400);
  });
});

/** The log truncates it after 500 UTF-16 units, which is inside an emoji. */
const description = `${"a".repeat(499)}🧘${"b".repeat(60)}`;

describe("The log of panel writes", () => {
  const line = async (entity: string, id: number, action: string) => {
    const found = (await entriesOf(`entity=${entity}&entityId=${id}`)).find((one) => one.action === action);
    if (!found) throw new Error(`No line for ${entity} ${id} ${action}`);
    expect(found.actor).toEqual({ id: admin.user.id, username: "admin" });
    expect(found.address).toBe(admin.client.address);
    return found;
  };

  test.each([
    ["course", "/api/courses", { title: "Tisane", price: "10", description }, { price: "12" }],
    [
      "event",
      "/api/events",
      { title: "Concerto", price: "10", eventDate: inDays(30), maxParticipants: 10, description },
      { price: "12" },
    ],
    [
      "space",
      "/api/spaces",
      {
        name: "Sala Prova",
        type: "yoga",
        pricePerHour: "10",
        pricePerDay: "20",
        pricePerWeek: "90",
        description,
      },
      { pricePerDay: "25" },
    ],
    ["gallery-image", "/api/event-gallery-images", { title: "Giardino" }, { title: "Orto" }],
  ])("has a line for each creation, change and removal: %s", async (entity, path, made, changed) => {
    const id = idOf(await admin.client.post(path, made));
    expect((await admin.client.put(`${path}/${id}`, changed)).status).toBe(200);
    expect((await admin.client.delete(`${path}/${id}`)).status).toBe(200);
    await line(entity, id, "create");
    const [[field = "", value] = []] = Object.entries(changed);
    const update = await line(entity, id, "update");
    expect(Object.keys(update.changes)).toEqual([field]);
    expect(update.changes[field]?.to).toBe(value);
    const removed = await line(entity, id, "delete");
    expect(removed.changes[field]).toEqual({ from: value, to: null });
  });

  test("has a booking made by phone, changed and canceled, without personal data", async () => {
    const space = await newSpace(admin.client, { pricePerDay: "20" });
    const { id } = await bookAs(admin.client, space.id, inDays(20), {
      ...{ firstName: "Ottavia", lastName: "Segretissima", email: "ottavia@example.org" },
      ...{ phone: "+39 333 1234567", purpose: "Consulenza riservata" },
    });
    await admin.client.put(`/api/bookings/${id}`, { totalAmount: 1500, notes: "Chiede il silenzio" });
    await admin.client.put(`/api/bookings/${id}`, { status: "canceled" });
    await line("booking", id, "create");
    const { changes } = await line("booking", id, "update");
    expect(changes).toEqual({ totalAmount: { from: 2000, to: 1500 }, notes: { from: null, to: null } });
    expect((await line("booking", id, "cancel")).changes.status).toEqual({
      from: "confirmed",
      to: "canceled",
    });
    const text = JSON.stringify(await entriesOf(`entity=booking&entityId=${id}`));
    expect(text).not.toMatch(/Ottavia|Segretissima|ottavia@|1234567|riservata|silenzio/);
  });

  test("has changes of the settings", async () => {
    const { body } = await admin.client.get<{ noticeMinutes: number }>("/api/settings");
    const other = body.noticeMinutes === 0 ? 1 : 0;
    await admin.client.patch("/api/settings", { noticeMinutes: other });
    await admin.client.patch("/api/settings", { noticeMinutes: body.noticeMinutes });
    const [back, there] = await entriesOf(`entity=settings&actor=admin&pageSize=2`);
    expect(there?.changes).toEqual({ noticeMinutes: { from: body.noticeMinutes, to: other } });
    expect(back?.changes).toEqual({ noticeMinutes: { from: other, to: body.noticeMinutes } });
  });

  test("has no line for a rejected write", async () => {
    const mine = `actor=${reader.user.id}&entity=space&pageSize=500`;
    const before = await entriesOf(mine);
    expect(
      (await reader.client.put("/api/spaces/13", { openingTime: "20:00", closingTime: "08:00" })).status,
    ).toBe(400);
    expect((await reader.client.delete("/api/spaces/999999")).status).toBe(404);
    expect(await entriesOf(mine)).toHaveLength(before.length);
  });
});

describe("Requested names in the log", () => {
  test("are the current ones of a booking, its room and its account, and missing for what is deleted", async () => {
    const { client, user } = await newCustomer();
    const room = { name: "Sala Nominata", type: "yoga", capacity: 10 };
    const prices = { pricePerHour: "10", pricePerDay: "20", pricePerWeek: "90" };
    const space = idOf(await admin.client.post("/api/spaces", { ...room, ...prices }));
    const { body } = await client.post<{ booking: { id: number } }>("/api/bookings", {
      ...{ spaceId: space, startDate: inDays(20), endDate: inDays(20), isFullDay: true, attendees: 2 },
      ...{ firstName: "Ottavia", lastName: "Nominata", email: user.email, phone: "06 1234567" },
      purpose: "Prova",
    });
    const { id } = body.booking;
    await admin.client.put(`/api/bookings/${id}`, { attendees: 3 });
    await admin.client.put(`/api/spaces/${space}`, { name: "Sala Rinominata" });
    const [line] = await entriesOf(`entity=booking&entityId=${id}&names=true`);
    const number = `P${String(id).padStart(5, "0")}`;
    expect(line?.names).toEqual({ [`booking ${id}`]: `${number}, Ottavia Nominata, Sala Rinominata` });
    const events = "/api/events";
    const event = {
      title: "Svanito",
      price: "10",
      eventDate: inDays(30),
      maxParticipants: 10,
      spaceId: space,
    };
    const gone = idOf(await admin.client.post(events, event));
    await admin.client.delete(`${events}/${gone}`);
    const lines = await entriesOf(`entity=event&entityId=${gone}&names=true`);
    expect(lines.map(({ names }) => names)).toEqual([
      { [`space ${space}`]: "Sala Rinominata" },
      { [`space ${space}`]: "Sala Rinominata" },
    ]);
  });

  test("are removed when the person is erased", async () => {
    const firstName = `Cancellanda${Date.now()}`;
    const { client, user, password } = await newCustomer({ firstName });
    const lines = () => entriesOf(`entity=user&entityId=${user.id}&names=true`);
    expect((await lines())[0]?.names).toEqual({ [`user ${user.id}`]: `${firstName} ${user.lastName}` });
    await client.delete("/api/users/me", { body: { password } });
    expect((await lines()).map(({ names }) => names)).not.toContainEqual(
      expect.objectContaining({ [`user ${user.id}`]: expect.anything() }),
    );
    const all = await entriesOf(`actor=${user.id}&pageSize=500&names=true`);
    expect(JSON.stringify(all)).not.toContain(firstName);
  });
});

describe("The log of an account's security", () => {
  const actionsOf = async (id: number) =>
    (await entriesOf(`entity=user&entityId=${id}`)).map(({ action }) => action).reverse();

  test("has registration, failed login, login, logout, password change and deletion", async () => {
    const { user, client, password } = await newCustomer();
    const stranger = new ApiClient();
    await stranger.post("/api/auth/login", { username: user.username, password: "Sbagliata-1" });
    const { body } = await stranger.post<{ authToken: string }>("/api/auth/login", {
      username: user.username,
      password,
    });
    await stranger.post("/api/auth/logout", {}, { token: body.authToken });
    await client.patch("/api/users/me", { currentPassword: password, newPassword: "Nuova-Segreta-9" });
    await client.delete("/api/users/me", { body: { password: "Nuova-Segreta-9" } });
    expect(await actionsOf(user.id)).toEqual([
      ...["register", "login", "login-failed", "login", "logout", "password-change", "delete"],
    ]);
    const lines = await entriesOf(`entity=user&entityId=${user.id}`);
    expect(lines[0]?.actor).toEqual({ id: user.id, username: null });
    const failed = lines.find(({ action }) => action === "login-failed");
    expect(failed).toMatchObject({ actor: { id: null, username: null }, address: stranger.address });
    expect(JSON.stringify(lines)).not.toContain(user.username);
  });

  test("has a login with an unknown name, but not the name", async () => {
    const stranger = new ApiClient();
    await stranger.post("/api/auth/login", { username: "nessuno.davvero", password: "Sbagliata-1" });
    const lines = (await entriesOf("entity=user&pageSize=50")).filter(
      ({ address }) => address === stranger.address,
    );
    expect(lines).toMatchObject([{ action: "login-failed", entityId: null, changes: {} }]);
  });
});

describe("The append-only log", () => {
  const added = async (age: string) =>
    (
      await sql<{ id: number }>(
        `INSERT INTO audit_log (at, action, entity) VALUES (now() - $1::interval, 'update', 'space') RETURNING id`,
        [age],
      )
    )[0]?.id;

  test("rejects changes and removals of lines, and truncation", async () => {
    const id = await added("1 day");
    await expect(sql("UPDATE audit_log SET action = 'x' WHERE id = $1", [id])).rejects.toThrow(/append-only/);
    await expect(sql("DELETE FROM audit_log WHERE id = $1", [id])).rejects.toThrow(/append-only/);
    await expect(sql("TRUNCATE audit_log")).rejects.toThrow(/append-only/);
  });

  test("allows the removal of lines older than 24 months, but no change", async () => {
    const id = await added("24 months 1 day");
    await expect(sql("UPDATE audit_log SET action = 'x' WHERE id = $1", [id])).rejects.toThrow(/append-only/);
    await sql("DELETE FROM audit_log WHERE id = $1", [id]);
    const young = await added("23 months 29 days");
    await expect(sql("DELETE FROM audit_log WHERE id = $1", [young])).rejects.toThrow(/append-only/);
  });
});

test("an import is named by its content", async () => {
  const { body: plan } = await readImport(admin.client, "Nome;Cognome\nAda;Rossi", { kind: "people" });
  const [read] = await entriesOf(`entity=import&entityId=${plan.id}&names=true`);
  expect(read?.names).toEqual({
    [`import ${plan.id}`]: expect.stringMatching(/^persone, \S+ \d+ \S+ \d{4}$/),
  });
});
