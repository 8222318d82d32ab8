import { clientAddress } from "@/lib/request/client-address";

/** The client counted by a rate limit: the last entry of X-Forwarded-For. */

const from = (forwarded: string) =>
  clientAddress(new Request("https://example.org/", { headers: { "X-Forwarded-For": forwarded } }));

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["198.51.100.1, 192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:4711", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:0207", "192.0.2.7"],
  ["::FFFF:C000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:c000:207", "192.0.2.7"],
  ["[::ffff:c000:207]:4711", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["a name", "a name"],
])('X-Forwarded-For "%s" is counted as %s', (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});

test("counts two clients behind mapped addresses separately", () => {
  expect(from("::ffff:0a00:0001")).not.toBe(from("::ffff:0a00:0002"));
});

test("counts all requests without an address together", () => {
  expect(clientAddress(new Request("https://example.org/"))).toBe("unknown");
});
