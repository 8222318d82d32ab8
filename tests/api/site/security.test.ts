import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { ApiClient, newClientAddress } from "../../helpers/api";
import { ADMIN, newAdmin, newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";

const EVIL = { Origin: "https://evil.example" };

/** Logs in like a browser and returns the cookie and the token that belongs to it. */
async function browserLogin(username: string, password: string) {
  const { body, headers } = await new ApiClient().post<{ authToken: string }>(
    "/api/auth/login",
    { username, password },
    { headers: { Origin: siteUrl(), "Sec-Fetch-Site": "same-origin" } },
  );
  return { token: body.authToken, cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}

describe("A page of another site", () => {
  let cookie: string;
  beforeAll(async () => {
    ({ cookie } = await browserLogin(ADMIN.username, ADMIN.password));
  });

  test("cannot write with the cookie of its visitor", async () => {
    for (const headers of [
      EVIL,
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ]) {
      const { status, body } = await new ApiClient({ cookie }).post("/api/auth/logout", {}, { headers });
      expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    }
  });

  test("cannot end the visitor's session either: the cookie still works afterwards", async () => {
    const { body } = await new ApiClient({ cookie }).get<{ isAuthenticated: boolean }>("/api/auth/me");
    expect(body.isAuthenticated).toBe(true);
  });

  test("cannot bypass this with a host of its own in X-Forwarded-Host", async () => {
    const headers = { ...EVIL, "X-Forwarded-Host": "evil.example", "Sec-Fetch-Site": "cross-site" };
    const { status } = await new ApiClient({ cookie }).post("/api/spaces", {}, { headers });
    expect(status).toBe(403);
  });

  test("cannot send a form to the API, which rejects other content types", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const { status } = await new ApiClient().send("POST", "/api/auth/login", {
        raw: JSON.stringify({ username: ADMIN.username, password: ADMIN.password }),
        headers: { ...EVIL, "Content-Type": type },
      });
      expect(status).toBe(415);
    }
  });

  test("gets no header that lets its scripts read a response", async () => {
    const { headers } = await new ApiClient({ cookie }).get("/api/users/me", { headers: EVIL });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    const preflight = await fetch(`${siteUrl()}/api/bookings`, {
      method: "OPTIONS",
      headers: { ...EVIL, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("a bearer token works from any origin, because browsers do not attach it on their own", async () => {
  const { client } = await newCustomer();
  const { status } = await client.patch("/api/users/me", { bio: "Da un'app" }, { headers: EVIL });
  expect(status).toBe(200);
});

test("no header, parameter or body field makes a caller an administrator or another person", async () => {
  const { client, user } = await newCustomer();
  const claims = {
    "X-Debug": "true",
    "X-Debug-Bypass": "true",
    "X-Debug-Auth": "1",
    "X-Bypass-Auth": "true",
    "X-Admin": "true",
    "X-Is-Admin": "true",
    "X-User-Id": "1",
    "X-User": ADMIN.username,
    "X-Original-URL": "/api/health",
    "X-Rewrite-URL": "/api/health",
    "X-HTTP-Method-Override": "GET",
    "X-Middleware-Subrequest": "proxy:proxy:proxy:proxy:proxy",
    Forwarded: "for=127.0.0.1",
    "X-Real-IP": "127.0.0.1",
  };
  const query = "?debug=true&isAdmin=true&userId=1&bypass=1";
  expect((await new ApiClient().get(`/api/bookings${query}`, { headers: claims })).status).toBe(401);
  expect((await client.post(`/api/spaces${query}`, { isAdmin: true }, { headers: claims })).status).toBe(403);
  const { body } = await client.patch<{ id: number; isAdmin: boolean }>(
    "/api/users/me",
    { id: 1, isAdmin: true, userId: 1 },
    { headers: claims },
  );
  expect(body).toMatchObject({ id: user.id, isAdmin: false });
});

test("a method in a header or parameter of a read has no effect", async () => {
  const admin = await newAdmin();
  const space = await newSpace(admin.client);
  for (const method of ["DELETE", "PUT"])
    await admin.client.get(`/api/spaces/${space.id}?_method=${method}`, {
      headers: { "X-HTTP-Method-Override": method },
    });
  expect((await admin.client.get(`/api/spaces/${space.id}`)).status).toBe(200);
});

test.each(["%5Bbroken", "%E0%A4%A", encodeURIComponent('["",{"children":7}]')])(
  "a router state that no router sends (%s) is ignored, and the page data is returned in full",
  async (state) => {
    for (const path of ["/spaces", "/events?pagina=1"]) {
      const headers = { rsc: "1", "next-router-state-tree": state };
      const answer = await fetch(`${siteUrl()}${path}`, { headers });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/x-component"]);
    }
  },
);

/** Sends a Host header, which fetch would set itself. */
function get(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    httpRequest(
      { hostname, port, path, headers: { "X-Forwarded-For": newClientAddress(), ...headers } },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      },
    )
      .on("error", reject)
      .end();
  });
}

describe("Response headers", () => {
  test.each(["/", "/spaces/15-laboratorio-argilla", "/mybookings", "/admin", "/una-pagina-che-non-esiste"])(
    "of the page %s allow no scripts but its own, no framing and no type guessing",
    async (path) => {
      const { headers } = await get(path, { Host: "localhost" });
      const policy = String(headers["content-security-policy"]);
      const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
      expect(scripts).toMatch(/^script-src 'self'( '(nonce|sha256)-[\w+/=-]+')+$/);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("geolocation=()"),
      });
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("server");
    },
  );

  test("of the API forbid running, framing and caching a response", async () => {
    const { headers } = await get("/api/spaces", { Host: "localhost" });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test("contain a request id that the client cannot choose", async () => {
    const { headers } = await get("/api/health", { Host: "localhost", "X-Request-Id": "forged" });
    expect(headers["x-request-id"]).not.toBe("forged");
  });
});

describe("Behind a trusted proxy", () => {
  const HOST = { Host: "www.example.org" };

  test("http redirects to https with the whole address, always on the site's own host", async () => {
    const { host } = new URL(siteUrl());
    for (const claimed of [HOST, { Host: "evil.example" }, { ...HOST, "X-Forwarded-Host": "evil.example" }]) {
      const { status, headers } = await get("/spaces?type=yoga", { ...claimed, "X-Forwarded-Proto": "http" });
      expect([status, headers.location]).toEqual([308, `https://${host}/spaces?type=yoga`]);
    }
  });

  test.each(["/events/", "/spaces/13", "/mybookings", "/spaces/13?startDate=2031-01-07", "/spaces?space=13"])(
    "%s redirects without naming a host that a client claims",
    async (path) => {
      for (const claimed of [{ Host: "evil.example" }, { ...HOST, "X-Forwarded-Host": "evil.example" }]) {
        const { status, headers } = await get(path, { ...claimed, "X-Forwarded-Proto": "https" });
        expect([301, 302, 303, 307, 308]).toContain(status);
        expect(headers.location).toMatch(/^\/(?!\/)/);
        expect(JSON.stringify(headers)).not.toContain("evil.example");
      }
    },
  );

  test("https responses set HSTS, and those of http and loopback do not", async () => {
    const secure = await get("/", { ...HOST, "X-Forwarded-Proto": "https" });
    expect(secure.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect((await get("/", { Host: "localhost:3000" })).headers).not.toHaveProperty(
      "strict-transport-security",
    );
  });

  test.each(["localhost", "localhost:4000", "127.0.0.1:3000", "[::1]:3000"])(
    "%s is never redirected to https",
    async (host) => {
      const { status } = await get("/api/health", { Host: host, "X-Forwarded-Proto": "http" });
      expect(status).toBe(200);
    },
  );

  test("a session started over https gets a cookie that is sent over https only", async () => {
    const { headers } = await new ApiClient().post(
      "/api/auth/login",
      { username: ADMIN.username, password: ADMIN.password },
      { headers: { "X-Forwarded-Proto": "https" } },
    );
    expect(headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  });
});

describe("A request that must not reach Next.js", () => {
  test.each([
    ["a path with half an escape", "/%zz", { Host: "localhost" }, 400],
    ["the address of another site", "http://evil.example/", { Host: "localhost" }, 400],
    ["a path that begins like another host", "//evil.example/%2e%2e", { Host: "localhost" }, 400],
    ["a path that leads out of the API", "/api/../events?x=1", { Host: "localhost" }, 400],
    ["the same in escapes", "/uploads/%2e%2E/events", { Host: "localhost" }, 400],
    ["a backslash", "/api/\\evil.example/", { Host: "localhost" }, 400],
    ["a fragment", "/events#x", { Host: "localhost" }, 400],
    ["a host with a space", "/", { Host: "local host" }, 400],
    ["a host with a path", "/", { Host: "localhost/evil" }, 400],
  ])("is rejected if it has %s", async (_, path, headers, status) => {
    expect((await get(path, headers)).status).toBe(status);
  });
});

test.each(["websocket", "h2c"])(
  "a request to upgrade to %s is rejected, and its connection ends",
  async (name) => {
    const { hostname, port } = new URL(siteUrl());
    const socket = connect(Number(port), hostname);
    socket.write(`GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${name}\r\n\r\n`);
    let said = "";
    for await (const chunk of socket) said += chunk;
    expect(said).toMatch(/^HTTP\/1\.1 426 /);
    expect(said.match(/^HTTP/gm)).toHaveLength(1);
  },
);

test("behind a trusted proxy the site is not reachable at another address of the machine", async () => {
  const { port } = new URL(siteUrl());
  const reaches = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port: Number(port), timeout: 2_000 });
      const end = (isOpen: boolean) => {
        socket.destroy();
        resolve(isOpen);
      };
      socket
        .on("connect", () => end(true))
        .on("error", () => end(false))
        .on("timeout", () => end(false));
    });
  expect([await reaches("127.0.0.1"), await reaches("127.0.0.2")]).toEqual([true, false]);
});

test("every response with 401 names the way to sign in", async () => {
  const visitor = new ApiClient();
  for (const answer of [
    await visitor.get("/api/users/me"),
    await visitor.post("/api/auth/login", { username: "nessuno.davvero", password: "Sbagliata-1" }),
    await visitor.send("POST", "/api/mcp", { body: {}, token: "ck_non-valida" }),
  ]) {
    const expected = answer.status === 401 ? "Bearer" : null;
    expect(answer.headers.get("www-authenticate")).toBe(expected);
  }
  expect((await visitor.get("/api/users/me")).status).toBe(401);
});

test("security.txt has the site's own contact and an expiry date", async () => {
  const answer = await fetch(`${siteUrl()}/.well-known/security.txt`);
  const text = await answer.text();
  const { body: site } = await new ApiClient().get<{ email: string }>("/api/site");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
