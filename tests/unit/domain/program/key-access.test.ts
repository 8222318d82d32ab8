import { keyStanding, mayReadBy } from "@/lib/domain/program/key-access";

test.each([
  ["refused", ["bookings:write"], null],
  ["public", [], "visitor"],
  ["public", ["bookings:write"], "visitor"],
  ["bookings:write", ["bookings:write"], "secretary"],
  ["bookings:read", ["bookings:write"], null],
  ["bookings:write", ["bookings:read"], null],
  [{ asVisitorWithout: "bookings:write" }, ["bookings:read"], "visitor"],
  [{ asVisitorWithout: "bookings:write" }, ["bookings:read", "bookings:write"], "secretary"],
] as const)("a call that is %j to a key with %j has the standing %s", (access, scopes, standing) => {
  expect(keyStanding(access, scopes)).toBe(standing);
});

test.each([
  ["bookings:write", ["bookings:write"], false],
  ["bookings:write", ["bookings:write", "money:read"], false],
  ["bookings:write", ["bookings:read", "bookings:write"], true],
  // What it changes is public.
  ["catalogue:write", ["catalogue:write"], true],
] as const)("a call that is %s shows unchanged objects to a key with %j: %s", (access, scopes, may) => {
  expect(mayReadBy(access, scopes)).toBe(may);
});
