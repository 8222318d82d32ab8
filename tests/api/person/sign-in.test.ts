import { setTimeout } from "node:timers/promises";
import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";

interface SignedIn {
  authToken: string;
  user: { id: number };
  isAuthenticated: boolean;
  code: string;
}

const login = (body: unknown, client = new ApiClient(), headers: Record<string, string> = {}) =>
  client.post<SignedIn>("/api/auth/login", body, { headers });
const cookieOf = (headers: Headers) => (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const isSignedIn = async (credentials: { token?: string; cookie?: string }) =>
  (await new ApiClient(credentials).get<SignedIn>("/api/auth/me")).body.isAuthenticated;

describe("POST /api/auth/login", () => {
  test("accepts the username or the e-mail address, in any case", async () => {
    const { user, password } = await newCustomer();
    for (const username of [user.username, user.email, user.email.toUpperCase()]) {
      const { status, body } = await login({ username, password });
      expect([status, body.user.id]).toEqual([200, user.id]);
    }
  });

  test("opens a session of 12 hours, or of 30 days when remembered", async () => {
    const { user, password } = await newCustomer();
    for (const [rememberMe, seconds] of [
      [false, 43_200],
      [true, 2_592_000],
    ] as const) {
      const { headers } = await login({ username: user.username, password, rememberMe });
      expect(headers.get("set-cookie")).toContain(`Max-Age=${seconds}`);
      const [row] = await sql<{ seconds: number }>(
        `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM sessions
         WHERE user_id = $1 ORDER BY created_at DESC, expires_at DESC LIMIT 1`,
        [user.id],
      );
      expect(Math.abs((row?.seconds ?? 0) - seconds)).toBeLessThan(5);
    }
  });

  test("responds alike to a wrong password and an unknown name", async () => {
    const { user } = await newCustomer();
    const wrong = await login({ username: user.username, password: "Sbagliata-1" });
    const unknown = await login({ username: `nessuno.${Date.now()}`, password: "Sbagliata-1" });
    expect([wrong.status, wrong.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  test("names the missing fields", async () => {
    const { status, body } = await new ApiClient().post("/api/auth/login", {});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      username: ["Username è obbligatorio"],
      password: ["Password è obbligatoria"],
    });
  });

  test("blocks one name and client address after 10 failures, even with the right password", async () => {
    const { user, password } = await newCustomer();
    const client = new ApiClient();
    const wrong = { username: user.username, password: "Sbagliata-1" };
    const failures = await Promise.all(Array.from({ length: 12 }, () => login(wrong, client)));
    expect(failures.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const right = await login({ username: user.username, password }, client);
    expect([right.status, right.body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await login({ username: user.username, password })).status).toBe(200);
    expect((await login({ username: `altro.${Date.now()}`, password }, client)).status).toBe(401);
  });

  test("forgets failures after a right password", async () => {
    const { user, password } = await newCustomer();
    const client = new ApiClient();
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1)
        expect((await login({ username: user.username, password: "no" }, client)).status).toBe(401);
      expect((await login({ username: user.username, password }, client)).status).toBe(200);
    }
  });
});

describe("A browser's token", () => {
  test("works only together with the cookie of that browser", async () => {
    const { user, password } = await newCustomer();
    const asBrowser = { Origin: siteUrl() };
    const one = await login({ username: user.username, password }, new ApiClient(), asBrowser);
    const other = await login({ username: user.username, password }, new ApiClient(), asBrowser);
    const token = one.body.authToken;
    expect(await isSignedIn({ token })).toBe(false);
    expect(await isSignedIn({ token, cookie: cookieOf(other.headers) })).toBe(false);
    expect(await isSignedIn({ token, cookie: cookieOf(one.headers) })).toBe(true);
    expect(await isSignedIn({ cookie: cookieOf(one.headers) })).toBe(true);
  });

  test("is a plain token for a client that is not a browser", async () => {
    const { token } = await newCustomer();
    expect(await isSignedIn({ token })).toBe(true);
  });

  test("is not accepted as a cookie, nor the cookie as a token", async () => {
    const { user, password } = await newCustomer();
    const { body, headers } = await login({ username: user.username, password });
    expect(await isSignedIn({ cookie: `session-token=${body.authToken}` })).toBe(false);
    expect(await isSignedIn({ token: cookieOf(headers).replace("session-token=", "") })).toBe(false);
  });
});

describe("A session", () => {
  test("ends on the server with the logout, for cookie and token alike", async () => {
    const { user, password } = await newCustomer();
    const { body, headers } = await login({ username: user.username, password });
    const credentials = { token: body.authToken, cookie: cookieOf(headers) };
    const out = await new ApiClient(credentials).post<{ success: boolean }>("/api/auth/logout");
    expect([out.status, out.body]).toEqual([200, { success: true }]);
    expect(out.headers.get("set-cookie")).toMatch(/^session-token=; .*Max-Age=0/);
    expect(await isSignedIn({ token: credentials.token })).toBe(false);
    expect(await isSignedIn({ cookie: credentials.cookie })).toBe(false);
    expect((await new ApiClient(credentials).post("/api/auth/logout")).status).toBe(200);
  });

  test("can be revoked in the database", async () => {
    const { token, user } = await newCustomer();
    await sql("DELETE FROM sessions WHERE user_id = $1", [user.id]);
    expect(await isSignedIn({ token })).toBe(false);
  });

  test("ends when it expires", async () => {
    const { token, user } = await newCustomer();
    await sql("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [user.id]);
    expect(await isSignedIn({ token })).toBe(false);
  });

  test("has the current role, not the role at login, and outlasts its own change of password", async () => {
    const { client, user } = await newCustomer();
    const change = { currentPassword: "Segreta-123", newPassword: "Segreta-456" };
    expect((await client.post("/api/admin/change-password", change)).status).toBe(403);
    await sql("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
    expect((await client.post("/api/admin/change-password", change)).status).toBe(200);
    expect((await client.get("/api/users/me")).status).toBe(200);
  });

  test("with a cookie from another site writes nothing", async () => {
    const { user, password } = await newCustomer();
    const { headers } = await login({ username: user.username, password });
    const client = new ApiClient({ cookie: cookieOf(headers) });
    const others: Record<string, string>[] = [
      { Origin: "https://altrove.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const foreign of others) {
      const { status, body } = await client.patch("/api/users/me", { city: "Altrove" }, { headers: foreign });
      expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    }
    const own = { headers: { Origin: siteUrl(), "Sec-Fetch-Site": "same-origin" } };
    expect((await client.patch("/api/users/me", { city: "Roma" }, own)).status).toBe(200);
  });

  test("is not opened with an invalid bearer token, whatever the cookie", async () => {
    const { user, password } = await newCustomer();
    const { headers } = await login({ username: user.username, password });
    expect(await isSignedIn({ token: "guasto", cookie: cookieOf(headers) })).toBe(false);
  });
});

describe("next-auth on the same sessions", () => {
  async function signInWithNextAuth(username: string, password: string): Promise<string> {
    const csrf = await new ApiClient().get<{ csrfToken: string }>("/api/auth/csrf");
    const answer = await fetch(`${siteUrl()}/api/auth/callback/credentials`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookieOf(csrf.headers), "X-Forwarded-For": new ApiClient().address },
      body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, username, password, json: "true" }),
    });
    return (
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith("session-token="))
        ?.split(";")[0] ?? ""
    );
  }

  test("signs in to the site, and the site's logout ends its session", async () => {
    const { user, password } = await newCustomer();
    const client = new ApiClient({ cookie: await signInWithNextAuth(user.username, password) });
    expect((await client.get<SignedIn>("/api/auth/me")).body.user.id).toBe(user.id);
    expect((await client.get<SignedIn>("/api/auth/session")).body.user.id).toBe(user.id);
    await client.post("/api/auth/logout");
    expect((await client.get<object>("/api/auth/session")).body).toEqual({});
  });

  test("opens no session with a wrong password", async () => {
    const { user } = await newCustomer();
    expect(await signInWithNextAuth(user.username, "Sbagliata-1")).toBe("");
  });

  test.each([
    ["application/json", "{"],
    ["application/json", "[]"],
    ["application/json", ""],
    ["application/json", "null"],
    ["application/json", '"text"'],
    ["multipart/form-data; boundary=x", "no boundary"],
    ["text/plain", "username=a"],
  ])("rejects an invalid body as the caller's mistake: %s %j", async (type, raw) => {
    expect(
      refusal(
        await new ApiClient().send("POST", "/api/auth/callback/credentials", {
          raw,
          headers: { "Content-Type": type },
        }),
      ),
    ).toEqual([400, "VALIDATION"]);
  });

  test.each([
    "//evil.example",
    "/.//evil.example",
    "https://evil.example/x",
    "/\\evil.example",
    "javascript:1",
  ])("accepts only a callbackUrl on this site: %j", async (callbackUrl) => {
    const csrf = await new ApiClient().get<{ csrfToken: string }>("/api/auth/csrf");
    const answer = await fetch(`${siteUrl()}/api/auth/signout`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookieOf(csrf.headers) },
      body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, callbackUrl, json: "true" }),
    });
    const { url } = await answer.json();
    expect(new URL(url, siteUrl()).origin).toBe(siteUrl());
    expect(new URL(url, siteUrl()).pathname.startsWith("//")).toBe(false);
  });

  test.each([
    ["?callbackUrl=javascript:1", "", 400],
    ["?callbackUrl=/a&callbackUrl=b", "", 400],
    ["", "next-auth.callback-url=javascript:1", 200],
  ])("never fails at an address that is not of the web: %j, cookie %j", async (query, cookie, expected) => {
    const path = `${siteUrl()}/api/auth/session${query}`;
    expect((await fetch(path, { headers: { Cookie: cookie } })).status).toBe(expected);
  });

  test("exposes no other route", async () => {
    for (const path of ["signin", "signin/google", "callback/google", "error", "verify-request"]) {
      const { status, body } = await new ApiClient().get(`/api/auth/${path}`);
      expect([path, status, body.code]).toEqual([path, 404, "NOT_FOUND"]);
    }
  });
});

describe("Sessions of one account", () => {
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
    await sql("UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE user_id = $1", [
      user.id,
    ]);
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
});
