import { clientAddress } from "@/lib/request/client-address";

/** Which client a rate limit counts: the last entry of X-Forwarded-For. */

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
])("%s is %s", (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});

test("two clients behind mapped addresses are two", () => {
  expect(from("::ffff:0a00:0001")).not.toBe(from("::ffff:0a00:0002"));
});

test("without an address all are one", () => {
  expect(clientAddress(new Request("https://example.org/"))).toBe("unknown");
});
