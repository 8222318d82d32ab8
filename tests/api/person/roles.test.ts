import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { cookieOf, newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

const roleOf = async (id: number) =>
  (await sql<{ role: string; is_admin: boolean }>("SELECT role, is_admin FROM users WHERE id = $1", [id]))[0];

describe("A secretary", () => {
  test("may use the panel, as isAdmin shows", async () => {
    const { client, user, password } = await newPersonWithRole("secretary");
    const me = await client.get<{ user: object }>("/api/auth/me");
    expect(me.body.user).toMatchObject({ role: "secretary", isAdmin: true });
    expect((await client.get("/api/users/me")).body).toMatchObject({ role: "secretary", isAdmin: true });
    expect((await client.get("/api/event-gallery-images")).status).toBe(200);
    const page = await new ApiClient().get("/admin", { cookie: await cookieOf(user.username, password) });
    expect(page.status).toBe(200);
  });

  test("sees the settings that the public does not", async () => {
    const { client } = await newPersonWithRole("secretary");
    expect((await client.get("/api/settings")).body).toHaveProperty("iban");
  });

  test("may delete the account, however few administrators there are", async () => {
    const { client, password } = await newPersonWithRole("secretary");
    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  });
});

describe("A process of the previous version, which only knows is_admin", () => {
  test("makes a user an administrator, and a customer again", async () => {
    const { client, user } = await newCustomer();
    await sql("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "admin", is_admin: true });
    expect((await client.get("/api/event-gallery-images")).status).toBe(200);
    await sql("UPDATE users SET is_admin = false WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "customer", is_admin: false });
    expect((await client.get("/api/event-gallery-images")).status).toBe(403);
  });

  test("creates an administrator", async () => {
    const name = `vecchio.${Date.now()}`;
    const [created] = await sql<{ id: number }>(
      `WITH person AS (
         INSERT INTO people (first_name, last_name, account_id)
         VALUES ('Vecchio', 'Processo', nextval('users_id_seq')) RETURNING id, account_id)
       INSERT INTO users (id, person_id, username, password, email, is_admin)
       SELECT account_id, id, $1, 'x', $2, true FROM person RETURNING id`,
      [name, `${name}@example.org`],
    );
    expect(await roleOf(created?.id ?? 0)).toEqual({ role: "admin", is_admin: true });
    await sql("DELETE FROM users WHERE username = $1", [name]);
  });

  test("keeps a secretary's role when it writes something else", async () => {
    const { user } = await newPersonWithRole("secretary");
    await sql("UPDATE users SET is_admin = true, bio = 'x' WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "secretary", is_admin: true });
  });
});

describe("The desk", () => {
  type Staff = Awaited<ReturnType<typeof newPersonWithRole>>;
  let desk: Staff;
  let treasurer: Staff;
  let spaceId: number;

  beforeAll(async () => {
    desk = await newPersonWithRole("desk");
    treasurer = await newPersonWithRole("treasurer");
    spaceId = (await newSpace(admin)).id;
  });

  describe("The desk", () => {
    test("may use the panel, as isAdmin shows", async () => {
      const { body } = await desk.client.get<{ user: object }>("/api/auth/me");
      expect(body.user).toMatchObject({ role: "desk", isAdmin: true });
    });

    test.each([
      "cassa",
      "nuovo-corso",
      "nuovo-evento",
      "spazi",
      "chiusure",
      "galleria",
      "posta",
      "impostazioni",
      "registro",
    ])("is redirected from /admin/%s to the panel's first page", async (place) => {
      const cookie = await cookieOf(desk.user.username, desk.password);
      const answer = await new ApiClient().get(`/admin/${place}`, { cookie });
      expect([answer.status, answer.headers.get("location")]).toEqual([307, "/admin"]);
    });

    test("books for a customer, takes payments, issues receipts, reverses and moves", async () => {
      const { id } = await bookAs(desk.client, spaceId, inDays(25), { email: "lia.telefono@example.org" });
      const payment = { kind: "payment", method: "cash", amount: 500, date: inDays(0), bookingId: id };
      const paid = await desk.client.post<{ id: number }>("/api/payments", payment);
      expect(paid.status).toBe(201);
      expect((await desk.client.get(`/api/payments?bookingId=${id}`)).status).toBe(200);
      expect((await desk.client.post("/api/receipts", { paymentIds: [paid.body.id] })).status).toBe(201);
      const wrong = await desk.client.post<{ id: number }>("/api/payments", payment);
      const reversal = `/api/payments/${wrong.body.id}/reversal`;
      expect((await desk.client.post(reversal, { reason: "Due volte" })).status).toBe(201);
      const period = { startDate: inDays(26), endDate: inDays(26), isFullDay: true };
      expect((await desk.client.put(`/api/bookings/${id}`, period)).status).toBe(200);
      expect((await desk.client.put(`/api/bookings/${id}`, { status: "canceled" })).status).toBe(200);
    });

    test("writes a person's note, but changes neither membership nor role", async () => {
      const { user } = await newCustomer();
      const path = `/api/users/${user.id}`;
      expect((await desk.client.patch(path, { note: "Arriva in carrozzina" })).status).toBe(200);
      expect((await desk.client.patch(path, { memberUntil: inDays(300) })).status).toBe(403);
      expect((await desk.client.patch(path, { role: "desk" })).status).toBe(403);
      expect((await desk.client.patch(path, { isAdmin: true })).status).toBe(403);
      expect((await admin.get(path)).body).toMatchObject({ role: "customer", memberUntil: null });
    });

    test("sees the day and the rooms, but no monthly amounts and no secret addresses", async () => {
      const overview = await desk.client.get<{ amounts: unknown[] }>("/api/overview");
      expect([overview.status, overview.body.amounts]).toEqual([200, []]);
      expect((await treasurer.client.get<{ amounts: unknown[] }>("/api/overview")).body.amounts).not.toEqual(
        [],
      );
      const spaces = await desk.client.get<object[]>("/api/spaces");
      expect(spaces.body[0]).not.toHaveProperty("externalCalendarUrl");
      for (const path of ["/api/board?from=2027-01-01&to=2027-01-07", "/api/check-ins", "/api/waiting-list"])
        expect([path, (await desk.client.get(path)).status]).toEqual([path, 200]);
    });
  });

  test("a change of role applies at once, even in an open session", async () => {
    const { client, user } = await newPersonWithRole("treasurer");
    const set = (role: string) => admin.patch(`/api/users/${user.id}`, { role });
    expect((await client.get("/api/reports/open")).status).toBe(200);
    expect((await set("desk")).status).toBe(200);
    expect((await client.get("/api/reports/open")).status).toBe(403);
    expect((await client.get("/api/overview")).status).toBe(200);
    expect((await set("customer")).status).toBe(200);
    expect((await client.get("/api/overview")).status).toBe(403);
    expect((await client.get("/api/auth/me")).body).toMatchObject({
      user: { role: "customer", isAdmin: false },
    });
  });
});
