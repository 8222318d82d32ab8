import type { AccountWithHistory, PanelAccount } from "@/lib/schemas/panel/account";
import type { Account } from "@/lib/schemas/person/account";
import { newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { newAdmin, newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer, verifyAddress } from "../../helpers/verified";

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

describe("GET /api/users", () => {
  test("finds people by name, e-mail and phone, in pages", async () => {
    const lastName = `Cercata${unique()}`;
    const phone = `+39 3${String(Date.now()).slice(-9)}`;
    const { user } = await newCustomer({ lastName, phone, firstName: "Bianca" });
    const secretary = await newPersonWithRole("secretary");
    for (const q of [`bianca ${lastName.toLowerCase()}`, user.email.toUpperCase(), phone, phone.slice(-9)]) {
      const { body, headers } = await secretary.client.get<PanelAccount[]>(
        `/api/users?q=${encodeURIComponent(q)}`,
      );
      expect([q, body.map(({ id }) => id)]).toEqual([q, [user.id]]);
      expect(headers.get("x-total-count")).toBe("1");
    }
    const page = await secretary.client.get<PanelAccount[]>("/api/users?pageSize=2");
    expect(page.body).toHaveLength(2);
    expect(Number(page.headers.get("x-total-count"))).toBeGreaterThan(2);
    expect(page.body[0]).toMatchObject({ bookingsCount: expect.any(Number), paidTotal: expect.any(Number) });
  });
});

describe("GET /api/users/{id}", () => {
  test("returns the person's bookings and sign-ups, the latest first", async () => {
    const { client, user } = await newCustomer();
    const { client: admin } = await newAdmin();
    const space = await newSpace(admin, { name: "Sala delle schede" });
    const event = await newEvent(admin, { title: "Sera di schede", price: "5" });
    await bookAs(client, space.id, inDays(10), { email: user.email });
    await registerFor(event, { email: user.email }, client);
    const { status, body } = await admin.get<AccountWithHistory>(`/api/users/${user.id}`);
    expect(status).toBe(200);
    expect(body.bookingsCount).toBe(1);
    expect(body.history).toMatchObject([
      { kind: "event", title: "Sera di schede", startDate: inDays(30), totalAmount: 500 },
      { kind: "booking", title: "Sala delle schede", startDate: inDays(10), totalAmount: 7000 },
    ]);
    expect((await admin.get("/api/users/999999")).status).toBe(404);
  });
});

describe("PATCH /api/users/{id}", () => {
  test("lets a secretary set membership and note, but no rights", async () => {
    const { user, client: customer } = await newCustomer();
    const { client } = await newPersonWithRole("secretary");
    const change = { memberUntil: inDays(100), note: "Preferisce il mattino" };
    const { status, body } = await client.patch<AccountWithHistory>(`/api/users/${user.id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining(change)]);
    // The customer sees the membership, but not the staff's note.
    const { body: own } = await customer.get<Account>("/api/users/me");
    expect(own.memberUntil).toBe(change.memberUntil);
    expect(own).not.toHaveProperty("note");
    const cleared = await client.patch<AccountWithHistory>(`/api/users/${user.id}`, { memberUntil: null });
    expect(cleared.body).toMatchObject({ memberUntil: null, note: change.note });
    expect((await client.patch(`/api/users/${user.id}`, { role: "secretary" })).status).toBe(403);
    expect((await client.patch(`/api/users/${user.id}`, { isAdmin: true })).status).toBe(403);
    expect((await client.patch(`/api/users/${user.id}`, { memberUntil: "domani" })).status).toBe(400);
  });

  test("rejects a change of the caller's own membership, but not of their note", async () => {
    for (const { client, user } of [await newPersonWithRole("secretary"), await newPersonWithRole("admin")]) {
      for (const memberUntil of [inDays(100), null])
        expect((await client.patch(`/api/users/${user.id}`, { memberUntil, note: "Sono io" })).status).toBe(
          403,
        );
      const noted = await client.patch<AccountWithHistory>(`/api/users/${user.id}`, { note: "Sono io" });
      expect([noted.status, noted.body]).toEqual([
        200,
        expect.objectContaining({ memberUntil: null, note: "Sono io" }),
      ]);
    }
  });

  test("lets an administrator give and take roles, but not their own", async () => {
    const { client, user } = await newVerifiedCustomer();
    const { client: admin, user: own } = await newAdmin();
    const set = async (change: object) =>
      (await admin.patch<AccountWithHistory>(`/api/users/${user.id}`, change)).body;
    expect(await set({ isAdmin: true })).toMatchObject({ role: "admin", isAdmin: true });
    expect(await set({ role: "secretary" })).toMatchObject({ role: "secretary", isAdmin: true });
    expect(await set({ isAdmin: true })).toMatchObject({ role: "secretary", isAdmin: true });
    expect((await client.get("/api/users")).status).toBe(200);
    expect(await set({ isAdmin: false })).toMatchObject({ role: "customer", isAdmin: false });
    expect((await client.get("/api/users")).status).toBe(403);
    expect((await admin.patch(`/api/users/${own.id}`, { role: "customer" })).status).toBe(403);
    expect((await admin.patch(`/api/users/${own.id}`, { isAdmin: false })).status).toBe(403);
    expect((await admin.patch(`/api/users/${user.id}`, { role: "king" })).status).toBe(400);

    const { body: lines } = await admin.get<{ changes: object }[]>(
      `/api/audit?entity=user&entityId=${user.id}&actor=admin&pageSize=1`,
    );
    expect(lines).toMatchObject([
      { action: "role-change", changes: { role: { from: "secretary", to: "customer" } } },
    ]);
  });

  test("gives no role to an account with an unverified address, but can take its role away", async () => {
    const { client, user } = await newCustomer();
    const { client: admin } = await newAdmin();
    const path = `/api/users/${user.id}`;
    for (const change of [{ role: "desk" }, { role: "admin" }, { isAdmin: true }]) {
      const { status, body } = await admin.patch(path, change);
      expect([status, body.code]).toEqual([409, "NOT_CHANGEABLE"]);
      expect(body.message).toContain("invito");
    }
    expect((await client.get("/api/users")).status).toBe(403);
    expect((await admin.patch(path, { role: "customer", note: "Attesa" })).status).toBe(200);
    await sql("UPDATE users SET role = 'desk' WHERE id = $1", [user.id]);
    expect((await admin.patch(path, { role: "admin" })).status).toBe(409);
    expect((await admin.patch(path, { role: "customer" })).body).toMatchObject({ role: "customer" });
    await verifyAddress(client, user);
    expect((await admin.patch(path, { role: "desk" })).body).toMatchObject({ role: "desk" });
  });

  test("leaves one of two administrators who dismiss each other concurrently", async () => {
    const [one, other] = [await newPersonWithRole("admin"), await newPersonWithRole("admin")];
    const answers = await Promise.all([
      one.client.patch(`/api/users/${other.user.id}`, { role: "customer" }),
      other.client.patch(`/api/users/${one.user.id}`, { role: "customer" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe("A customer's card", () => {
  test("shows open amounts, waiting list entries and receipts", async () => {
    const { client: admin } = await newAdmin();
    const { client, user } = await newCustomer();
    const space = await newSpace(admin);
    const contact = { email: user.email };
    const paid = await bookAs(client, space.id, inDays(20), contact);
    await bookAs(client, space.id, inDays(21), contact);
    const payment = await pay(admin, { bookingId: paid.id, amount: 7000 });
    const receipt = await receiptFor(admin, payment.id);
    await client.put(`/api/bookings/${paid.id}`, { status: "canceled" });
    const other = await newCustomer();
    await bookAs(other.client, space.id, inDays(22));
    const wish = { ...bookingBody(space.id, inDays(22), contact), kind: "space" };
    expect((await client.post("/api/waiting-list", wish)).status).toBe(201);
    const event = await newEvent(admin, { price: "30" });
    await registerFor(event, { email: user.email }, client);
    const { body } = await admin.get<AccountWithHistory>(`/api/users/${user.id}`);
    expect(body).toMatchObject({ paidTotal: 7000, dueTotal: 10_000, refundDueTotal: 7000 });
    expect(body.waits).toMatchObject([{ title: space.name, position: 1 }]);
    expect(body.receipts.map(({ number }) => number)).toEqual([receipt.number]);
    expect(body.history.map(({ kind, paymentStatus }) => `${kind} ${paymentStatus}`).sort()).toEqual([
      "booking refund-due",
      "booking unpaid",
      "event unpaid",
    ]);
  });

  test("includes payments for an event if the customer was signed in", async () => {
    const { client: admin } = await newAdmin();
    const { client, user } = await newCustomer();
    const event = await newEvent(admin, { price: "30" });
    const registration = await registerFor(event, {}, client);
    const payment = await pay(admin, { registrationId: registration.id, amount: 3000 });
    const receipt = await receiptFor(admin, payment.id);
    expect((await client.get(`/api/receipts/${receipt.id}`)).status).toBe(200);
    expect((await admin.get<AccountWithHistory>(`/api/users/${user.id}`)).body.receipts).toHaveLength(1);
  });
});
