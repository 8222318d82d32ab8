import { setTimeout } from "node:timers/promises";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";

const ASK = { Origin: siteUrl() };
const login = (username: string, password: string, cookie?: string) =>
  new ApiClient(cookie === undefined ? {} : { cookie }).post<{ authToken: string }>(
    "/api/auth/login",
    { username, password },
    { headers: ASK },
  );
const cookieOf = (headers: Headers) => (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const isLive = async (cookie: string) =>
  (await new ApiClient({ cookie }).get("/api/users/me")).status === 200;
const sessionsOf = async (userId: number) =>
  (await sql<{ id: string }>("SELECT id FROM sessions WHERE user_id = $1", [userId])).length;

describe("A second login of the same browser", () => {
  test("ends its first session, whichever account it belonged to", async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const first = cookieOf((await login(one.user.username, one.password)).headers);
    const second = cookieOf((await login(one.user.username, one.password, first)).headers);
    expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
    const third = cookieOf((await login(two.user.username, two.password, second)).headers);
    expect([await isLive(second), await isLive(third)]).toEqual([false, true]);
  });

  test("keeps the sessions of other browsers, and its own if it is rejected", async () => {
    const { user, password } = await newCustomer();
    const here = cookieOf((await login(user.username, password)).headers);
    const there = cookieOf((await login(user.username, password)).headers);
    expect((await login(user.username, "Sbagliata-1", here)).status).toBe(401);
    expect([await isLive(here), await isLive(there)]).toEqual([true, true]);
  });
});

test("What an open tab requests by itself does not count as a use of the session", async () => {
  const { client, user } = await newCustomer();
  await sql("UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE user_id = $1", [user.id]);
  const idleMinutes = async () => {
    const idle = "round(extract(epoch FROM now() - last_seen_at) / 60)::int AS idle";
    return (await sql<{ idle: number }>(`SELECT ${idle} FROM sessions WHERE user_id = $1`, [user.id]))[0]
      ?.idle;
  };
  const byItself: Record<string, string>[] = [{ "X-Unattended": "1" }, { Accept: "text/event-stream" }];
  for (const headers of byItself) {
    expect((await client.get("/api/users/me", { headers })).status).toBe(200);
    expect(await idleMinutes()).toBe(5);
  }
  expect((await client.get("/api/users/me")).status).toBe(200);
  expect(await idleMinutes()).toBe(0);
});

describe("Signing in and out repeatedly", () => {
  test("leaves 60 log lines an hour of each kind", async () => {
    const { user, password } = await newCustomer();
    const noted = async (action: string) =>
      (await sql("SELECT 1 FROM audit_log WHERE actor_id = $1 AND action = $2", [user.id, action])).length;
    await sql(
      `INSERT INTO audit_log (at, actor_id, action, entity, entity_id) SELECT now(), $1::int, action, 'user', $1::int
        FROM unnest(ARRAY['login', 'logout']) action, generate_series(1, 58)`,
      [user.id],
    );
    for (let time = 0; time < 4; time += 1) {
      const cookie = cookieOf((await login(user.username, password)).headers);
      expect((await new ApiClient({ cookie }).post("/api/auth/logout")).status).toBe(200);
      expect(await isLive(cookie)).toBe(false);
    }
    // The line of the registration is among the first.
    expect([await noted("login"), await noted("logout")]).toEqual([60, 60]);
  });

  test("is limited to 500 sessions, and the least recently used one ends first", async () => {
    const { client, user, password } = await newCustomer();
    await sql(
      `INSERT INTO sessions (user_id, device, expires_at, last_seen_at)
        SELECT $1::int, '', now() + interval '1 day', now() - interval '1 hour' * n FROM generate_series(1, 499) n`,
      [user.id],
    );
    const cookie = cookieOf((await login(user.username, password)).headers);
    expect([await isLive(cookie), (await client.get("/api/users/me")).status]).toEqual([true, 200]);
    expect(await sessionsOf(user.id)).toBe(500);
    const oldest =
      "SELECT 1 FROM sessions WHERE user_id = $1 AND last_seen_at < now() - interval '498.5 hours'";
    expect(await sql(oldest, [user.id])).toEqual([]);
  });
});

describe("A password change", () => {
  test("leaves no session that was made with the old password, even by concurrent logins", async () => {
    for (let trial = 0; trial < 6; trial += 1) {
      const { client, user, password } = await newCustomer();
      const started = performance.now();
      await login(user.username, password);
      const oneLoginMs = performance.now() - started;
      const changing = client.patch("/api/users/me", {
        currentPassword: password,
        newPassword: "Del-tutto-nuova-1",
      });
      // Staggered while the change compares and hashes, so that some have compared the old password and have not yet
      // opened their session when the new one is written.
      const logins = Array.from({ length: 8 }, async (_, n) => {
        await setTimeout((n * oneLoginMs * 3) / 8);
        return login(user.username, password);
      });
      const [changed] = await Promise.all([changing, ...logins]);
      expect(changed.status).toBe(200);
      // Only the session that changed the password remains.
      expect(await sessionsOf(user.id)).toBe(1);
      expect((await client.get("/api/users/me")).status).toBe(200);
    }
  });

  test("succeeds once if two use the same old password concurrently", async () => {
    const { client, password } = await newCustomer();
    const answers = await Promise.all(
      ["Una-nuova-1", "Altra-nuova-2"].map((newPassword) =>
        client.patch("/api/users/me", { currentPassword: password, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
