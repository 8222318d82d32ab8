import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { cookieOf, newCustomer } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";

const roleOf = async (id: number) =>
  (await sql<{ role: string; is_admin: boolean }>("SELECT role, is_admin FROM users WHERE id = $1", [id]))[0];

describe("a secretary", () => {
  test("may use the panel, and is told so by isAdmin", async () => {
    const { client, user, password } = await newPersonWithRole("secretary");
    const me = await client.get<{ user: object }>("/api/auth/me");
    expect(me.body.user).toMatchObject({ role: "secretary", isAdmin: true });
    expect((await client.get("/api/users/me")).body).toMatchObject({ role: "secretary", isAdmin: true });
    expect((await client.get("/api/event-gallery-images")).status).toBe(200);
    const page = await new ApiClient().get("/admin", { cookie: await cookieOf(user.username, password) });
    expect(page.status).toBe(200);
  });

  test("sees the settings and may not change them", async () => {
    const { client } = await newPersonWithRole("secretary");
    expect((await client.get("/api/settings")).body).toHaveProperty("iban");
    expect((await client.patch("/api/settings", { horizonMonths: 12 })).status).toBe(403);
  });

  test("may leave while she is no administrator, however few of them there are", async () => {
    const { client, password } = await newPersonWithRole("secretary");
    expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  });
});

describe("a process of the version before, which knows is_admin alone, stays right", () => {
  test("whom it makes an administrator is one, and whom it takes that from is a customer", async () => {
    const { client, user } = await newCustomer();
    await sql("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "admin", is_admin: true });
    expect((await client.get("/api/event-gallery-images")).status).toBe(200);
    await sql("UPDATE users SET is_admin = false WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "customer", is_admin: false });
    expect((await client.get("/api/event-gallery-images")).status).toBe(403);
  });

  test("an administrator whom it creates is one", async () => {
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

  test("a write that does not touch the role leaves a secretary what she is", async () => {
    const { user } = await newPersonWithRole("secretary");
    await sql("UPDATE users SET is_admin = true, bio = 'x' WHERE id = $1", [user.id]);
    expect(await roleOf(user.id)).toEqual({ role: "secretary", is_admin: true });
  });
});
