import { mayReadMetrics } from "@/server/metrics";

/** Access to /metrics. */
const TOKEN = "a token of enough characters";
const inside = { trustsProxy: true, metricsToken: null };
const direct = { trustsProxy: false, metricsToken: null };

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

test.each([
  "127.0.0.1",
  "::1",
  "::ffff:10.1.2.3",
  "10.1.2.3",
  "172.16.0.9",
  "192.168.1.1",
  "fd00::7",
  "fe80::1",
])("allows the internal address %s", (address) => {
  expect(mayReadMetrics(from(address), direct)).toBe(true);
  expect(mayReadMetrics(from("10.0.0.1", { "x-forwarded-for": address }), inside)).toBe(true);
});

test.each([
  "203.0.113.5",
  "8.8.8.8",
  "100.64.0.1",
  "2001:db8::1",
  "2a00:1450::1",
  "::ffff:8.8.8.8",
  "unknown",
  "",
])("rejects the external address %j", (address) => {
  expect(mayReadMetrics(from(address), direct)).toBe(false);
  expect(mayReadMetrics(from("10.0.0.1", { "x-forwarded-for": address }), inside)).toBe(false);
});

test("rejects a request if any address forwarded by its proxies is external", () => {
  for (const way of ["203.0.113.5, 10.0.0.3", "10.0.0.3, 203.0.113.5", "127.0.0.1,8.8.8.8, 10.0.0.1"])
    expect(mayReadMetrics(from("10.0.0.1", { "x-forwarded-for": way }), inside)).toBe(false);
});

test("rejects a trusted proxy that omits the client's address", () => {
  expect(mayReadMetrics(from("127.0.0.1"), inside)).toBe(false);
  expect(mayReadMetrics(from("127.0.0.1", { via: "1.1 cache" }), inside)).toBe(false);
  const token = TOKEN.replaceAll(" ", "-");
  const headers = { authorization: `Bearer ${token}` };
  expect(mayReadMetrics(from("127.0.0.1", headers), { trustsProxy: true, metricsToken: token })).toBe(true);
});

test.each<Record<string, string>>([
  { "x-forwarded-for": "10.0.0.3" },
  { forwarded: "for=10.0.0.3" },
  { via: "1.1 cache" },
])("rejects all addresses behind an untrusted proxy: %j", (headers) => {
  expect(mayReadMetrics(from("127.0.0.1", headers), direct)).toBe(false);
});

test("allows the token from anywhere, and rejects similar values", () => {
  const settings = { trustsProxy: true, metricsToken: TOKEN };
  const with_ = (authorization: string) =>
    from("203.0.113.5", { authorization, "x-forwarded-for": "8.8.8.8" });
  const token = TOKEN.replaceAll(" ", "-");
  expect(mayReadMetrics(with_(`Bearer ${token}`), { ...settings, metricsToken: token })).toBe(true);
  for (const wrong of [
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    "Bearer",
    token,
    "Bearer null",
  ])
    expect(mayReadMetrics(with_(wrong), { ...settings, metricsToken: token })).toBe(false);
  expect(mayReadMetrics(with_(`Bearer ${token}`), { ...settings, metricsToken: null })).toBe(false);
});
