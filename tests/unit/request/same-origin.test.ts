import { readEnvironment } from "@/lib/env";

let trustsProxy = false;
let siteUrl = "http://localhost:3000";
jest.mock("@/lib/env", () => ({
  ...jest.requireActual<typeof import("@/lib/env")>("@/lib/env"),
  env: () =>
    readEnvironment({
      DATABASE_URL: "postgresql://localhost/centro",
      NEXTAUTH_SECRET: "a secret that only tests have",
      NEXTAUTH_URL: siteUrl,
      TRUST_PROXY: String(trustsProxy),
    }),
}));

import { clientAddress, isSecureRequest } from "@/lib/request/client-address";
import { isCrossSite } from "@/lib/request/same-origin";

const request = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/api/bookings", { method: "POST", headers });

beforeEach(() => {
  trustsProxy = false;
  siteUrl = "http://localhost:3000";
});

const HOST = { Host: "www.example.org" };

describe("a write comes from another site when its", () => {
  test.each([
    ["Sec-Fetch-Site is cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site is same-site", { "Sec-Fetch-Site": "same-site" }],
    ["Sec-Fetch-Site is unknown", { "Sec-Fetch-Site": "whatever" }],
    [
      "Sec-Fetch-Site is cross-site whatever Origin says",
      { "Sec-Fetch-Site": "cross-site", Origin: "https://www.example.org" },
    ],
    ["Origin is another host", { Origin: "https://evil.example" }],
    ["Origin is a subdomain", { Origin: "https://a.www.example.org" }],
    ["Origin is the parent domain", { Origin: "https://example.org" }],
    ["Origin begins with our host", { Origin: "https://www.example.org.evil.example" }],
    ["Origin is another port", { Origin: "https://www.example.org:8443" }],
    ["Origin is null, as of a sandboxed frame", { Origin: "null" }],
    ["Origin is empty", { Origin: "" }],
    ["Origin is no address", { Origin: "www.example.org" }],
    ["Origin is a file", { Origin: "file://" }],
  ])("%s", (_, headers) => {
    expect(isCrossSite(request({ ...HOST, ...headers }))).toBe(true);
  });

  test("X-Forwarded-Host claims the origin but no proxy is trusted", () => {
    const headers = { ...HOST, Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
    expect(isCrossSite(request(headers))).toBe(true);
  });

  test("origin is http although the proxy reports https", () => {
    trustsProxy = true;
    const headers = { ...HOST, Origin: "http://www.example.org", "X-Forwarded-Proto": "https" };
    expect(isCrossSite(request(headers))).toBe(true);
  });
});

describe("a write comes from this site when its", () => {
  test.each([
    ["headers are not those of a browser", {}],
    ["Sec-Fetch-Site is same-origin", { "Sec-Fetch-Site": "same-origin" }],
    ["Sec-Fetch-Site is none: typed by hand", { "Sec-Fetch-Site": "none" }],
    ["Origin is the host that was asked for", { Origin: "https://www.example.org" }],
    ["Origin is the host in other letters", { Origin: "https://WWW.example.org" }],
  ])("%s", (_, headers) => {
    expect(isCrossSite(request({ ...HOST, ...headers }))).toBe(false);
  });

  test("Host has the default port written out", () => {
    const headers = { Host: "www.example.org:443", Origin: "https://www.example.org" };
    expect(isCrossSite(request(headers))).toBe(false);
  });

  test("origin is the site's own address, behind a proxy that does not forward the requested host", () => {
    siteUrl = "https://www.example.org/";
    expect(isCrossSite(request({ Host: "127.0.0.1:3000", Origin: "https://www.example.org" }))).toBe(false);
    expect(isCrossSite(request({ Host: "127.0.0.1:3000", Origin: "https://evil.example" }))).toBe(true);
  });

  test("origin is the host that a trusted proxy names", () => {
    trustsProxy = true;
    const headers = {
      Host: "10.0.0.5:3000",
      "X-Forwarded-Host": "www.example.org, inner.example",
      "X-Forwarded-Proto": "https",
      Origin: "https://www.example.org",
    };
    expect(isCrossSite(request(headers))).toBe(false);
  });
});

describe("the address counted by rate limits", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["203.0.113.9:5678", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:5678", "203.0.113.9"],
    ["[2001:db8:1:2::6]", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::6]:5678", "2001:db8:1:2::/64"],
    ["203.0.113.1:1, 203.0.113.9:5678", "203.0.113.9"],
    ["", "unknown"],
  ])("is for %j the address %s", (forwarded, expected) => {
    expect(clientAddress(request(forwarded === "" ? {} : { "X-Forwarded-For": forwarded }))).toBe(expected);
  });
});

describe("a request counts as secure", () => {
  test("according to the site's own address without a trusted proxy, whatever the client claims", () => {
    expect(isSecureRequest(request({ "X-Forwarded-Proto": "https" }))).toBe(false);
    siteUrl = "https://www.example.org";
    expect(isSecureRequest(request({ "X-Forwarded-Proto": "http" }))).toBe(true);
  });

  test("according to the header of a trusted proxy", () => {
    trustsProxy = true;
    expect(isSecureRequest(request({ "X-Forwarded-Proto": "https" }))).toBe(true);
    expect(isSecureRequest(request({ "X-Forwarded-Proto": "http" }))).toBe(false);
  });
});
