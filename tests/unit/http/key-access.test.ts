import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { API_SCOPES, type KeyAccess } from "@/lib/domain/program/key-access";
import type { Method } from "@/lib/http/endpoint-options";

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const endpoints = [...apiRoutes, openApi].flatMap((route) =>
  METHODS.flatMap((method) => {
    const handler = route[method];
    return handler?.endpoint
      ? [{ call: `${method} ${handler.route}`, method, endpoint: handler.endpoint }]
      : [];
  }),
);

/** The calls whose key access matches, sorted. */
const callsWith = (wanted: (keys: KeyAccess) => boolean) =>
  endpoints
    .filter(({ endpoint }) => wanted(endpoint.keys))
    .map(({ call }) => call)
    .sort();

/** The calls that each scope permits. A new call for keys must be added here. */
const OPENED: Record<(typeof API_SCOPES)[number], string[]> = {
  "catalogue:write": [
    "DELETE /api/courses/{id}",
    "DELETE /api/events/{id}",
    "DELETE /api/spaces/{id}",
    "DELETE /api/spaces/{id}/images/{imageId}",
    "DELETE /api/teachers/{id}",
    "PATCH /api/spaces/{id}/images/{imageId}",
    "POST /api/courses",
    "POST /api/courses/{id}/cancellation",
    "POST /api/courses/{id}/lessons/{date}/cancellation",
    "POST /api/courses/{id}/lessons/{date}/move",
    "POST /api/courses/{id}/lessons/{date}/teacher",
    "POST /api/courses/{id}/restoration",
    "POST /api/events",
    "POST /api/events/{id}/cancellation",
    "POST /api/events/{id}/decision",
    "POST /api/events/{id}/restoration",
    "POST /api/spaces",
    "POST /api/spaces/{id}/images",
    "POST /api/teachers",
    "POST /api/upload/course-image",
    "POST /api/upload/event-image",
    "POST /api/upload/space-image",
    "POST /api/upload/teacher-image",
    "PUT /api/courses/{id}",
    "PUT /api/events/{id}",
    "PUT /api/spaces/{id}",
    "PUT /api/spaces/{id}/images",
    "PUT /api/teachers/{id}",
  ],
  "bookings:read": [
    "GET /api/bookings",
    "GET /api/bookings/series/{id}/cancellation",
    "GET /api/bookings/series/{id}/ics",
    "GET /api/bookings/{id}",
    "GET /api/bookings/{id}/cancellation",
    "GET /api/bookings/{id}/ics",
    "GET /api/check-ins",
    "GET /api/course-bookings",
    "GET /api/courses/{id}/attendance",
    "GET /api/courses/{id}/certificates",
    "GET /api/events/{id}/attendance",
    "GET /api/events/{id}/registrations",
    "GET /api/waiting-list",
  ],
  "bookings:write": [
    "DELETE /api/waiting-list/{id}",
    "POST /api/attendance",
    "POST /api/bookings",
    "POST /api/bookings/series",
    "POST /api/bookings/{id}/move",
    "POST /api/check-ins",
    "POST /api/course-bookings",
    "POST /api/courses/{id}/message",
    "POST /api/events/{id}/message",
    "POST /api/events/{id}/registrations",
    "POST /api/spaces/{id}/message",
    "POST /api/waiting-list",
    "POST /api/waiting-list/{id}/accept",
    "POST /api/waiting-list/{id}/offer",
    "PUT /api/bookings/series/{id}",
    "PUT /api/bookings/{id}",
    "PUT /api/course-bookings/{id}",
    "PUT /api/events/{id}/registrations/{registrationId}",
  ],
  "people:read": [
    "GET /api/messages/link",
    "GET /api/people",
    "GET /api/people/duplicates",
    "GET /api/people/{id}",
  ],
  "money:read": [
    "GET /api/bookings/{id}/payment-qr",
    "GET /api/payables/{kind}/{id}",
    "GET /api/payments",
    "GET /api/receipts",
    "GET /api/receipts/{id}",
    "GET /api/receipts/{id}/pdf",
    "GET /api/reports/open",
    "GET /api/reports/revenue",
  ],
  "money:write": [
    "POST /api/bookings/series/{id}/payments",
    "POST /api/bookings/{id}/deposit-retention",
    "POST /api/bookings/{id}/repayment",
    "POST /api/payments",
    "POST /api/payments/reminders",
    "POST /api/payments/{id}/reversal",
    "POST /api/receipts",
    "POST /api/receipts/{id}/cancellation",
    "POST /api/receipts/{id}/mail",
  ],
};

test.each(API_SCOPES)("%s permits exactly the listed calls", (scope) => {
  expect(callsWith((keys) => keys === scope)).toEqual(OPENED[scope]);
});

test("a key with write scope gets a person's price, any other key a visitor's", () => {
  expect(callsWith((keys) => typeof keys === "object")).toEqual([
    "GET /api/spaces/{id}/alternatives",
    "GET /api/spaces/{id}/availability",
    "GET /api/spaces/{id}/quote",
    "POST /api/bookings/series/quote",
  ]);
});

test("calls open to every key are public and read-only", () => {
  const open = endpoints.filter(
    ({ endpoint }) => endpoint.keys === "public" || typeof endpoint.keys === "object",
  );
  expect(open.filter(({ endpoint }) => endpoint.access !== "public").map(({ call }) => call)).toEqual([]);
  const writes = open.filter(({ method, call }) => method !== "GET" && !call.endsWith("/api/*"));
  // Each tool of the assistant protocol is a separate call with its own scope.
  expect(writes.map(({ call }) => call)).toEqual(["POST /api/bookings/series/quote", "POST /api/mcp"]);
});

test("no read scope permits a write, and no write scope a read", () => {
  const wrong = endpoints.filter(({ method, endpoint: { keys } }) => {
    if (typeof keys !== "string" || !keys.includes(":")) return false;
    return keys.endsWith(":read") !== (method === "GET");
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

test("no key can make calls reserved for administrators, or calls within an account", () => {
  const own = /^\w+ \/api\/(auth|users|keys|webhook-endpoints|settings\/|setup|site|audit|invitations|admin)/;
  const opened = endpoints.filter(
    ({ call, endpoint }) =>
      endpoint.keys !== "refused" &&
      call !== "GET /api/site" &&
      (endpoint.access === "admin" || own.test(call)),
  );
  expect(opened.map(({ call }) => call)).toEqual([]);
});
