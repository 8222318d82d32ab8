import { apiRoutes } from "@/app/generated/routes";
import type { Method } from "@/lib/http/endpoint-options";
import { ownPartOf, recordPathOf } from "@/lib/http/limit-mails";

const WRITES: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

/** Writes of customers and visitors that send no e-mail, or one that cannot be sent twice. */
const SEND_NONE = [
  // Signing in and out.
  ...["POST /api/auth/login", "POST /api/auth/logout", "POST /api/auth/{nextauth}", "POST /api/auth/passkey"],
  ...["POST /api/auth/verify-reset-token", "POST /api/auth/code/login", "POST /api/screens/open"],
  ...["DELETE /api/users/me/sessions/{id}"],
  // The links of a newsletter.
  ...["POST /api/newsletter/confirmation", "POST /api/newsletter/unsubscribe"],
  "POST /api/newsletter/unsubscribe/{token}",
  // Single-use links.
  ...["POST /api/auth/accept-invitation", "POST /api/auth/reset-password", "POST /api/auth/verify-email"],
  ...["POST /api/auth/verify-email/refusal", "DELETE /api/users/me"],
  // Calendars and card payments.
  ...["POST /api/users/me/calendar", "DELETE /api/users/me/calendar", "PUT /api/bookings/{id}/calendar"],
  ...["POST /api/bookings/{id}/checkout", "POST /api/passes/{id}/checkout"],
  ...["POST /api/members/fees/{id}/checkout", "POST /api/webhooks/stripe"],
  // MCP makes other calls, which have their own limits; the others are unknown addresses.
  ...["POST /api/mcp", "POST /api/*", "PUT /api/*", "PATCH /api/*", "DELETE /api/*"],
  // A teacher records attendance.
  "POST /api/attendance",
  // Options for a passkey; the secret of an authenticator app.
  ...["POST /api/users/me/passkeys/options", "POST /api/users/me/totp"],
];

/** Limited by address and client, with separate limits for known clients: lib/services/person/mail-limits.ts. */
const LIMITED_BY_ADDRESS = [
  ...["POST /api/auth/code", "POST /api/auth/forgot-password", "POST /api/auth/request-reset"],
  ...["POST /api/users/me/verification", "POST /api/newsletter"],
];

test("every write of a customer that can send e-mail declares a limit", () => {
  const writes = apiRoutes.flatMap((route) =>
    WRITES.flatMap((method) => {
      const handler = route[method];
      return handler?.endpoint ? [{ call: `${method} ${handler.route}`, endpoint: handler.endpoint }] : [];
    }),
  );
  const unlimited = writes
    .filter(({ endpoint }) => endpoint.access === "public" || endpoint.access === "user")
    .filter(({ endpoint }) => endpoint.rateLimit === undefined && !endpoint.limitsMail)
    .map(({ call }) => call);
  expect(unlimited.sort()).toEqual([...SEND_NONE, ...LIMITED_BY_ADDRESS].sort());
});

test.each([
  ["/api/bookings/5/move", { id: 5 }, "/api/bookings/5"],
  ["/api/bookings/5", { id: 5 }, "/api/bookings/5"],
  ["/api/bookings/series/5", { id: 5 }, "/api/bookings/series/5"],
  ["/api/registrations/abc/refund", { token: "abc" }, "/api/registrations/abc"],
  ["/api/members/applications", undefined, null],
])("finds the record that the path %s changes with the parameters %j", (path, params, thing) => {
  expect(recordPathOf(path, params)).toBe(thing);
});

test("every write below a user's own address is limited by the part of the account that it changes", () => {
  const own = apiRoutes.flatMap((route) =>
    WRITES.flatMap((method) => (route[method]?.endpoint?.access === "user" ? [route[method].route] : [])),
  );
  const parts = own.filter((path) => path.startsWith("/api/users/")).map((path) => [path, ownPartOf(path)]);
  expect(parts.filter(([, part]) => part === null)).toEqual([]);
  expect(Object.fromEntries(parts)).toMatchObject({
    "/api/users/me": "",
    "/api/users/me/calendar": "calendar",
    "/api/users/me/sessions/{id}": "sessions",
  });
  for (const path of ["/api/users/5", "/api/users/mexico", "/api/bookings/me"])
    expect(ownPartOf(path)).toBeNull();
});
