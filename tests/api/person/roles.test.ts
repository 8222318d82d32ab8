import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { cookieOf, newCustomer } from "../../helpers/people";
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
