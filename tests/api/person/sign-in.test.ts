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

  test("has the current role, not the role at login", async () => {
    const { client, user } = await newCustomer();
    const change = { currentPassword: "Segreta-123", newPassword: "Segreta-456" };
    expect((await client.post("/api/admin/change-password", change)).status).toBe(403);
    await sql("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
    expect((await client.post("/api/admin/change-password", change)).status).toBe(200);
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

  test("exposes no other route", async () => {
    for (const path of ["signin", "signin/google", "callback/google", "error", "verify-request"]) {
      const { status, body } = await new ApiClient().get(`/api/auth/${path}`);
      expect([path, status, body.code]).toEqual([path, 404, "NOT_FOUND"]);
    }
  });
});
