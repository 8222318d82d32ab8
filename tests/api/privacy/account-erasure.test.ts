import { randomInt } from "node:crypto";
import { PERSONAL_DATA } from "@/lib/data/privacy/personal-data";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { mailsTo, tokenIn, waitForMail, waitUntilMailsAreSent } from "../../helpers/outbox";
import { newAdmin, newCustomer } from "../../helpers/people";
import { picture } from "../../helpers/pictures";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { filesWith, listTables, rowsWith } from "../../helpers/traces";
import { newVerifiedCustomer } from "../../helpers/verified";
import { eventually } from "../../helpers/waiting-list";

/** The tables that contain a text in any column. */
async function tablesNaming(wanted: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  );
  const naming: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(`SELECT 1 FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0`, [wanted]);
    if (rows.length > 0) naming.push(name);
  }
  return naming;
}

const newRoom = async () => (await newSpace((await newAdmin()).client)).id;

const book = async (client: ApiClient, spaceId: number, email: string, days: number) =>
  (
    await bookAs(client, spaceId, inDays(days), {
      ...{ email, phone: "+39 333 000 0000", purpose: "Seduta privata", notes: "Una nota personale" },
    })
  ).id;

const register = async (email: string) => {
  const [event] = await sql<{ id: number; taken: number }>(
    `INSERT INTO events (title, event_date, price, max_participants) VALUES ('Prova', $1, '10', 5)
     RETURNING id, current_participants AS taken`,
    [inDays(20)],
  );
  await registerFor({ id: event?.id ?? 0 }, { firstName: "Giulia", email });
  return event?.id ?? 0;
};

describe("GET /api/users/me/export", () => {
  test("returns everything stored about a person as a download, without secrets or data of others", async () => {
    const { client, user } = await newCustomer();
    const spaceId = await newRoom();
    const id = await book(client, spaceId, user.email, 10);
    await book((await newCustomer()).client, spaceId, "altra@example.org", 11);
    const { status, body, headers } = await client.get<{
      user: { email: string };
      bookings: { id: number }[];
      sessions: object[];
    }>("/api/users/me/export");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.json"$/);
    expect(body.user.email).toBe(user.email);
    expect(body.bookings.map((booking) => booking.id)).toEqual([id]);
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"|Token/);
  });

  test("has sign-ups made with the address alone only if the address is verified", async () => {
    const { client, user } = await newCustomer();
    await register(user.email);
    const held = async () =>
      (await client.get<{ eventRegistrations: object[] }>("/api/users/me/export")).body.eventRegistrations;
    expect(await held()).toEqual([]);
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    await client.post("/api/auth/verify-email", { token });
    expect(await held()).toHaveLength(1);
    const { body } = await client.get("/api/users/me/export");
    expect(JSON.stringify(body)).not.toMatch(/linkId|tokenHash|nonce|calendarSequence":\d+,"companions/);
  });

  test("omits the IP addresses of others who worked on the account", async () => {
    const { client, user, password } = await newCustomer();
    const admin = (await newAdmin()).client;
    expect(
      (await new ApiClient().post("/api/auth/login", { username: user.username, password })).status,
    ).toBe(200);
    expect((await admin.patch(`/api/users/${user.id}`, { note: "Paga in contanti" })).status).toBe(200);
    const { body } = await client.get<{ auditLog: { actorId: number | null; address: string | null }[] }>(
      "/api/users/me/export",
    );
    const others = body.auditLog.filter(({ actorId }) => actorId !== user.id);
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ address }) => address)).toEqual(others.map(() => null));
    expect(body.auditLog.some(({ actorId, address }) => actorId === user.id && address !== null)).toBe(true);
  });
});

describe("DELETE /api/users/me", () => {
  test("requires the password", async () => {
    const { client } = await newCustomer();
    const wrong = await client.delete("/api/users/me", { body: { password: "no" } });
    expect([wrong.status, wrong.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    expect((await client.delete("/api/users/me", { body: {} })).status).toBe(400);
    expect((await client.get("/api/users/me")).status).toBe(200);
  });

  test("cancels future bookings, anonymizes past ones, and removes the account", async () => {
    const { client, user, password } = await newCustomer();
    const spaceId = await newRoom();
    const coming = await book(client, spaceId, user.email, 10);
    const past = await book(client, spaceId, user.email, 12);
    await sql(
      `UPDATE bookings SET start_date = start_date - 40, end_date = end_date - 40,
         starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days' WHERE id = $1`,
      [past],
    );
    const { status, body } = await client.delete<{ success: boolean }>("/api/users/me", {
      body: { password },
    });
    expect([status, body]).toEqual([200, { success: true }]);

    expect((await client.get("/api/users/me")).status).toBe(401);
    const login = { username: user.username, password };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(401);
    const nobody = {
      first_name: "Utente",
      last_name: "eliminato",
      email: "eliminato@example.invalid",
      phone: null,
      notes: null,
      purpose: "Prenotazione",
      person_id: null,
      total_amount: 7000,
    };
    const rows = await sql<Record<string, unknown>>(
      "SELECT c.*, b.* FROM bookings b JOIN charges c ON c.id = b.charge_id WHERE b.id = ANY($1) ORDER BY b.id",
      [[coming, past]],
    );
    expect(rows).toEqual([
      expect.objectContaining({ ...nobody, status: "canceled", refund_percent: 100, refund_amount: 7000 }),
      expect.objectContaining({ ...nobody, status: "confirmed", refund_percent: null }),
    ]);
    const [left] = await sql<{ n: number }>("SELECT count(*)::int AS n FROM users WHERE id = $1", [user.id]);
    expect(left?.n).toBe(0);
  });

  test("frees a place at a future event only if the address of the sign-up is verified", async () => {
    for (const isVerified of [true, false]) {
      const { client, user, password } = await (isVerified ? newVerifiedCustomer : newCustomer)();
      const eventId = await register(user.email);
      await client.delete("/api/users/me", { body: { password } });
      const rows = await sql(
        `SELECT r.first_name, r.status, e.current_participants AS taken
         FROM sign_ups r JOIN events e ON e.id = r.event_id WHERE e.id = $1`,
        [eventId],
      );
      const freed = { first_name: "Utente", status: "canceled", taken: 0 };
      const kept = { first_name: "Giulia", status: "confirmed", taken: 1 };
      expect(rows).toEqual([isVerified ? freed : kept]);
    }
  });

  test("removes the name from the whole database, even from the notes of payments", async () => {
    const surname = `Zuccherini${Date.now().toString(36)}`;
    const { client, user, password } = await newCustomer({ lastName: surname });
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    await client.post("/api/auth/verify-email", { token });
    const { client: admin } = await newAdmin();
    const bookingId = await book(client, await newRoom(), user.email, 10);
    const note = `Portato in contanti da ${surname}`;
    const paid = await admin.post<{ id: number }>("/api/payments", {
      ...{ kind: "payment", method: "cash", amount: 3000, bookingId },
      note,
    });
    expect(paid.status).toBe(201);
    // Notes cannot be removed while the booking still has its owner.
    await expect(sql("UPDATE payments SET note = NULL WHERE id = $1", [paid.body.id])).rejects.toThrow(
      /append-only/,
    );
    await admin.post(`/api/payments/${paid.body.id}/reversal`, { reason: `Era di ${surname}` });
    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);

    expect(await tablesNaming(surname)).toEqual([]);
    const left = await sql(
      "SELECT amount, note FROM payments WHERE charge_id = (SELECT charge_id FROM bookings WHERE id = $1) ORDER BY id",
      [bookingId],
    );
    expect(left).toEqual([
      { amount: 3000, note: null },
      { amount: 3000, note: null },
    ]);
    for (const change of ["amount = 1", "note = 'x'", "note = NULL, amount = 1"])
      await expect(sql(`UPDATE payments SET ${change} WHERE id = $1`, [paid.body.id])).rejects.toThrow(
        /append-only/,
      );
  });
});

describe("The mails of an account", () => {
  test("are erased with it, including those to a former address", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const next = "Nuova-Segreta-12";
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    await waitForMail(user.email, "passwordReset");
    await client.patch("/api/users/me", { currentPassword: password, newPassword: next });
    const email = `nuova.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: next });
    await client.post("/api/auth/verify-email", { token: tokenIn(await waitForMail(email, "verification")) });
    const templates = ["passwordReset", "passwordChanged", "emailChangeAsked", "emailChanged"];
    for (const template of templates) await waitForMail(user.email, template);
    expect((await client.delete("/api/users/me", { body: { password: next } })).status).toBe(200);
    expect(await tablesNaming(user.email)).toEqual([]);
    for (const template of ["welcome", ...templates]) expect(await mailsTo(user.email, template)).toEqual([]);
  });

  test("that are being sent during the erasure are erased too", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const spaceId = await newRoom();
    // The account is deleted at once, while some mails are still being sent.
    for (const day of [10, 11, 12]) await book(client, spaceId, user.email, day);
    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
    await eventually(async () => (await tablesNaming(user.email)).length === 0, "nothing names her");
    expect(await mailsTo(user.email, "bookingConfirmed")).toEqual([]);
  });
});

describe("Rate limit counters", () => {
  const failTwelveTimes = async (from: string, username: string) => {
    const answers = [];
    const stranger = new ApiClient({}, from);
    for (let index = 0; index < 12; index += 1)
      answers.push(await stranger.post("/api/auth/login", { username, password: "Sbagliata-1" }));
    return answers.map(({ status }) => status);
  };

  test.each(["loginfailure", "loginfailurebyaddress", ""])(
    "of others remain when an account named '%s' (or as the client's address) is deleted",
    async (name) => {
      const from = `203.0.${randomInt(100, 250)}.${randomInt(100, 250)}`;
      const nobody = `nessuno.${randomInt(1e9)}`;
      expect((await failTwelveTimes(from, nobody)).slice(-2)).toEqual([429, 429]);
      const { client, password } = await newCustomer({ username: name || from });
      expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
      expect(new Set(await failTwelveTimes(from, nobody))).toEqual(new Set([429]));
    },
  );

  test("for an address remain when an account that only claimed it is deleted", async () => {
    const { client, user, password } = await newCustomer();
    const ask = async () =>
      (await new ApiClient().post("/api/auth/forgot-password", { email: user.email })).status;
    for (let index = 0; index < 20; index += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
    expect(await ask()).toBe(429);
  });

  test("contain neither a person's name nor an address", async () => {
    const from = `203.0.${randomInt(100, 250)}.${randomInt(100, 250)}`;
    const stranger = new ApiClient({}, from);
    const username = `contata.${randomInt(1e9)}`;
    const email = `${username}@example.org`;
    await stranger.post("/api/auth/login", { username, password: "Sbagliata-1" });
    await stranger.post("/api/auth/forgot-password", { email });
    await stranger.post("/api/auth/reset-password", { token: "nessuno", newPassword: "Segreta-1234" });
    const keys = (await sql<{ key: string }>("SELECT key FROM rate_limits")).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => key.includes(username) || key.includes(from))).toEqual([]);
    expect(keys.filter((key) => !/^[a-zA-Z-]+:[\w-]{43}$/.test(key))).toEqual([]);
  });
});

describe("Traces of a person", () => {
  const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

  /** A person who has left data wherever a customer can. */
  async function somebodyEverywhere() {
    const mark = unique();
    const lastName = `Traccia${mark.replace(/\d/g, "x")}`;
    const phone = `+39 3${String(Date.now()).slice(-9)}`;
    const person = await newCustomer({ lastName, phone, email: `traccia.${mark}@example.org` });
    const { client, user } = person;
    const space = await newSpace(admin);
    const contact = { firstName: "Giulia", lastName, email: user.email, phone };
    const key = () => ({ headers: { "Idempotency-Key": `${mark}-${Math.random()}` } });
    for (const days of [10, 11]) {
      const booked = await client.post<{ booking: { id: number } }>(
        "/api/bookings",
        bookingBody(space.id, inDays(days), {
          ...contact,
          purpose: `Seduta di ${lastName}`,
          notes: `Chiamare ${phone}`,
        }),
        key(),
      );
      expect(booked.status).toBe(201);
    }
    const course = await newCourse(admin);
    const booked = { ...contact, courseId: course.id, startDate: inDays(12) };
    expect((await client.post("/api/course-bookings", booked, key())).status).toBe(201);
    const event = await newEvent(admin);
    const signUp = await client.post(`/api/events/${event.id}/registrations`, contact, key());
    expect(signUp.status).toBe(201);
    const avatarUrl = `data:image/png;base64,${(await picture("png")).toString("base64")}`;
    await client.patch("/api/users/me", { avatarUrl, avatarType: "custom", bio: `Sono ${lastName}` });
    await new ApiClient().post("/api/auth/login", { username: user.username, password: "Sbagliata-1" });
    await new ApiClient().post("/api/auth/login", { username: user.email, password: "Sbagliata-1" });
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const texts = [lastName, user.email, user.username, phone];
    return { ...person, texts, eventId: event.id };
  }

  test("every table of the database is declared, including the queue's", async () => {
    const names = (await listTables()).map(({ schema, name }) =>
      schema === "public" ? name : `${schema}.${name}`,
    );
    expect(names.filter((name) => !(name in PERSONAL_DATA))).toEqual([]);
  });

  test.each([
    ["whose address is verified", true],
    ["whose address is not verified", false],
  ])("nothing remains in the database or the data folder of a deleted person %s", async (_, isVerified) => {
    const { client, user, password, texts, eventId } = await somebodyEverywhere();
    const welcome = await waitForMail(user.email, "welcome");
    await waitForMail(user.email, "eventRegistered");
    if (isVerified) await client.post("/api/auth/verify-email", { token: tokenIn(welcome) });
    const held = (await client.get<Record<string, unknown[]>>("/api/users/me/export")).body;
    expect(held.bookings).toHaveLength(2);
    expect(held.eventRegistrations).toHaveLength(1);
    expect(held.courseBookings).toHaveLength(1);
    expect(held.storedAnswers).toHaveLength(4);
    expect(JSON.stringify(held.storedAnswers)).toContain(user.email);
    expect(held.mails?.length).toBeGreaterThan(0);
    expect(held.auditLog?.length).toBeGreaterThan(0);
    expect((await rowsWith(texts)).length).toBeGreaterThan(5);
    expect(filesWith(texts).length).toBeGreaterThan(0);

    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);

    expect(await rowsWith(texts)).toEqual([]);
    expect(filesWith(texts)).toEqual([]);
    const registrations = await sql<{ status: string; taken: number }>(
      `SELECT r.status, e.current_participants AS taken FROM sign_ups r JOIN events e ON e.id = r.event_id
     WHERE e.id = $1`,
      [eventId],
    );
    expect(registrations).toEqual([{ status: "canceled", taken: 0 }]);
    // Mails that were being sent at the time have left nothing either.
    await waitUntilMailsAreSent();
    expect(await rowsWith(texts)).toEqual([]);
    expect(filesWith(texts)).toEqual([]);
  });

  test("a staff member's export has nothing about the customers that they wrote about", async () => {
    const { client: desk } = await newPersonWithRole("desk");
    const mark = unique();
    const lastName = `Altrui${mark.replace(/\d/g, "x")}`;
    const customer = { firstName: "Ada", lastName, email: `altrui.${mark}@example.org` };
    const key = { headers: { "Idempotency-Key": mark } };
    expect((await desk.post("/api/people", customer, key)).status).toBe(201);
    const { body } = await desk.get<{ storedAnswers: { status: number; response: unknown }[] }>(
      "/api/users/me/export",
    );
    expect(body.storedAnswers).toContainEqual(expect.objectContaining({ status: 201, response: null }));
    expect(JSON.stringify(body.storedAnswers)).not.toContain(lastName);
  });
});
