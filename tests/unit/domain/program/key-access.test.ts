import { keyStanding } from "@/lib/domain/program/key-access";

test.each([
  ["refused", ["bookings:write"], null],
  ["public", [], "visitor"],
  ["public", ["bookings:write"], "visitor"],
  ["bookings:write", ["bookings:write"], "secretary"],
  ["bookings:read", ["bookings:write"], null],
  ["bookings:write", ["bookings:read"], null],
  [{ asVisitorWithout: "bookings:write" }, ["bookings:read"], "visitor"],
  [{ asVisitorWithout: "bookings:write" }, ["bookings:read", "bookings:write"], "secretary"],
] as const)("a call that is %j to a key with %j is made by %s", (access, scopes, standing) => {
  expect(keyStanding(access, scopes)).toBe(standing);
});
