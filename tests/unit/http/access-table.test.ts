import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { NOBODY, type SignedInUser } from "@/lib/auth/resolve-session";
import { ROLES, type Role } from "@/lib/domain/person/roles";
import { AppError } from "@/lib/errors";
import type { Access, Method } from "@/lib/http/endpoint-options";
import { readSource, sourcesIn } from "@/tests/helpers/sources";

/**
 * Required access of every call of the API. A call that is not listed fails, and so does a listed call that does not
 * exist: a new route must be entered here.
 */
const WHO: Record<string, Access> = {
  "POST /api/auth/register": "public",
  "POST /api/auth/login": "public",
  "POST /api/auth/code": "public",
  "POST /api/auth/code/login": "public",
  "POST /api/newsletter": "public",
  "POST /api/newsletter/confirmation": "public",
  "POST /api/newsletter/unsubscribe": "public",
  "POST /api/newsletter/unsubscribe/{token}": "public",
  "GET /api/mailings": "staff",
  "POST /api/mailings": "staff",
  "POST /api/mailings/preview": "staff",
  "POST /api/mailings/test": "staff",
  "GET /api/mailings/{id}": "staff",
  "DELETE /api/mailings/{id}": "staff",
  "POST /api/auth/logout": "public",
  "POST /api/auth/passkey/options": "public",
  "POST /api/auth/passkey": "public",
  "GET /api/auth/me": "public",
  "POST /api/auth/forgot-password": "public",
  "POST /api/auth/request-reset": "public",
  "POST /api/auth/verify-reset-token": "public",
  "POST /api/auth/reset-password": "public",
  "POST /api/auth/verify-email": "public",
  "POST /api/auth/verify-email/refusal": "public",
  "GET /api/auth/{nextauth}": "public",
  "POST /api/auth/{nextauth}": "public",
  "POST /api/admin/change-password": "desk",
  "GET /api/users/me": "user",
  "PATCH /api/users/me": "user",
  "DELETE /api/users/me": "user",
  "GET /api/users/me/export": "user",
  "POST /api/users/me/verification": "user",
  "GET /api/users/me/sessions": "user",
  "DELETE /api/users/me/sessions": "user",
  "DELETE /api/users/me/sessions/{id}": "user",
  "POST /api/users/me/totp": "user",
  "DELETE /api/users/me/totp": "user",
  "POST /api/users/me/totp/confirm": "user",
  "POST /api/users/me/passkeys/options": "user",
  "GET /api/users/me/passkeys": "user",
  "POST /api/users/me/passkeys": "user",
  "DELETE /api/users/me/passkeys/{id}": "user",

  "GET /api/reports/teachers": "treasurer",
  "GET /api/messages/link": "desk",
  "GET /api/timetable": "public",
  "GET /api/teachers/me": "user",
  "POST /api/attendance": "user",
  "GET /api/teachers": "public",
  "POST /api/teachers": "staff",
  "GET /api/teachers/{id}": "public",
  "PUT /api/teachers/{id}": "staff",
  "DELETE /api/teachers/{id}": "staff",
  "POST /api/upload/teacher-image": "staff",
  "POST /api/courses/{id}/lessons/{date}/teacher": "staff",

  "GET /api/pass-products": "public",
  "POST /api/pass-products": "staff",
  "PUT /api/pass-products/{id}": "staff",
  "DELETE /api/pass-products/{id}": "staff",
  "GET /api/passes": "user",
  "POST /api/passes": "user",
  "GET /api/passes/{id}": "user",
  "POST /api/passes/{id}/cancellation": "desk",
  "POST /api/passes/{id}/checkout": "user",
  "POST /api/passes/{id}/uses/{useId}/return": "desk",

  "GET /api/extras": "public",
  "POST /api/extras": "staff",
  "PUT /api/extras/{id}": "staff",
  "DELETE /api/extras/{id}": "staff",
  "GET /api/reports/extras": "staff",
  "GET /api/promo-codes": "staff",
  "POST /api/promo-codes": "staff",
  "GET /api/promo-codes/{id}": "staff",
  "PUT /api/promo-codes/{id}": "staff",
  "DELETE /api/promo-codes/{id}": "staff",
  "GET /api/promo-codes/quote": "public",

  "GET /api/failed-mails": "desk",
  "POST /api/failed-mails/{id}/retry": "desk",
  "GET /api/board": "desk",
  "GET /api/board/changes": "desk",
  "GET /api/board/free": "desk",
  "GET /api/board/plan": "desk",
  "GET /api/overview": "desk",
  "GET /api/payables/{kind}/{id}": "desk",
  "GET /api/payments": "desk",
  "POST /api/payments": "desk",
  "POST /api/payments/{id}/reversal": "desk",
  "POST /api/payments/reminders": "staff",
  "GET /api/receipts": "user",
  "POST /api/receipts": "desk",
  "GET /api/receipts/{id}": "user",
  "GET /api/receipts/{id}/pdf": "user",
  "POST /api/receipts/{id}/cancellation": "staff",
  "POST /api/receipts/{id}/mail": "desk",
  "GET /api/courses/{id}/certificates": "desk",
  "GET /api/courses/{id}/lessons": "public",
  "POST /api/courses/{id}/lessons/{date}/cancellation": "staff",
  "POST /api/courses/{id}/lessons/{date}/move": "staff",
  "GET /api/members": "staff",
  "POST /api/members": "staff",
  "POST /api/members/applications": "user",
  "GET /api/members/me": "user",
  "GET /api/members/{id}": "staff",
  "PATCH /api/members/{id}": "staff",
  "POST /api/members/{id}/decision": "admin",
  "POST /api/members/decisions": "admin",
  "POST /api/members/{id}/end": "admin",
  "GET /api/members/{id}/card": "user",
  "GET /api/members/cards": "staff",
  "POST /api/members/fees": "staff",
  "POST /api/members/fees/{id}/waiver": "admin",
  "POST /api/members/{id}/fees": "admin",
  "POST /api/members/fees/{id}/checkout": "user",
  "POST /api/members/fees/{id}/payment": "desk",
  "GET /api/reports/members": "admin",
  "GET /api/reports/members/statistics": "admin",
  "GET /api/reports/revenue": "staff",
  "GET /api/reports/open": "staff",
  "GET /api/bookings/{id}/payment-qr": "user",
  "POST /api/bookings/{id}/checkout": "user",
  "POST /api/webhooks/stripe": "public",

  "GET /api/closures": "public",
  "POST /api/closures": "staff",
  "PUT /api/closures/{id}": "staff",
  "DELETE /api/closures/{id}": "staff",
  "GET /api/holidays": "public",
  "GET /api/settings": "public",
  "PATCH /api/settings": "admin",
  "GET /api/setup": "admin",
  "PATCH /api/setup": "admin",
  "DELETE /api/setup/demonstration": "admin",
  "POST /api/setup/test-mail": "admin",
  "GET /api/site": "public",
  "PATCH /api/site": "admin",

  "GET /api/alerts": "admin",
  "GET /api/audit": "admin",
  "GET /api/webhook-endpoints": "admin",
  "POST /api/webhook-endpoints": "admin",
  "GET /api/webhook-endpoints/{id}": "admin",
  "PATCH /api/webhook-endpoints/{id}": "admin",
  "DELETE /api/webhook-endpoints/{id}": "admin",
  "POST /api/webhook-endpoints/{id}/test": "admin",
  "POST /api/webhook-endpoints/{id}/secret": "admin",
  "GET /api/webhook-endpoints/{id}/deliveries": "admin",
  "GET /api/webhook-endpoints/{id}/deliveries/{deliveryId}": "admin",
  "POST /api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry": "admin",
  "POST /api/mcp": "public",
  "GET /api/keys": "admin",
  "POST /api/keys": "admin",
  "GET /api/keys/{id}": "admin",
  "DELETE /api/keys/{id}": "admin",
  "GET /api/invitations": "admin",
  "POST /api/invitations": "admin",
  "DELETE /api/invitations/{id}": "admin",
  "POST /api/auth/accept-invitation": "public",
  "GET /api/people": "desk",
  "POST /api/people": "desk",
  "GET /api/people/{id}": "desk",
  "PATCH /api/people/{id}": "desk",
  "DELETE /api/people/{id}": "admin",
  "GET /api/people/{id}/export": "admin",
  "GET /api/people/duplicates": "desk",
  "POST /api/people/{id}/merge": "admin",
  "GET /api/users": "desk",
  "GET /api/users/{id}": "desk",
  "PATCH /api/users/{id}": "desk",

  "GET /api/spaces": "public",
  "POST /api/spaces": "staff",
  "GET /api/spaces/{id}": "public",
  "PUT /api/spaces/{id}": "staff",
  "DELETE /api/spaces/{id}": "staff",
  "GET /api/spaces/{id}/availability": "public",
  "GET /api/spaces/{id}/external-calendar": "staff",
  "POST /api/spaces/{id}/external-calendar/sync": "staff",
  "GET /api/spaces/{id}/quote": "public",
  "GET /api/spaces/{id}/alternatives": "public",
  "POST /api/spaces/{id}/images": "staff",
  "PUT /api/spaces/{id}/images": "staff",
  "PATCH /api/spaces/{id}/images/{imageId}": "staff",
  "DELETE /api/spaces/{id}/images/{imageId}": "staff",
  "POST /api/upload/space-image": "staff",
  "POST /api/upload/course-image": "staff",
  "POST /api/upload/event-image": "staff",
  "POST /api/upload/hero-image": "admin",
  "POST /api/upload/logo": "admin",
  "POST /api/upload/statute": "admin",
  "POST /api/upload/document": "staff",
  "GET /api/documents/{id}": "staff",
  "GET /api/book-entries": "staff",
  "POST /api/book-entries": "staff",
  "POST /api/book-entries/{id}/reversal": "treasurer",
  "GET /api/bank-files": "treasurer",
  "POST /api/bank-files": "treasurer",
  "POST /api/bank-files/preview": "treasurer",
  "DELETE /api/bank-files/{id}": "treasurer",
  "GET /api/bank-movements": "treasurer",
  "PATCH /api/bank-movements/{id}": "treasurer",
  "GET /api/bank-movements/{id}/candidates": "treasurer",
  "POST /api/bank-movements/{id}/entry": "treasurer",
  "POST /api/bank-movements/{id}/match": "treasurer",
  "DELETE /api/bank-movements/{id}/match": "treasurer",
  "GET /api/books": "treasurer",
  "GET /api/books/{year}/archive": "treasurer",
  "GET /api/book-entries/counterparties": "staff",
  "POST /api/books/cash-count": "treasurer",
  "PUT /api/books/{year}/opening": "treasurer",
  "POST /api/books/{year}/closing": "treasurer",
  "GET /api/reports/statement": "treasurer",
  "GET /api/reports/statement/entries": "treasurer",
  "GET /api/reports/journal": "treasurer",

  "GET /api/bookings": "user",
  "POST /api/bookings": "user",
  "GET /api/bookings/{id}/cancellation": "user",
  "POST /api/bookings/{id}/move": "user",
  "POST /api/bookings/series": "user",
  "POST /api/bookings/series/quote": "public",
  "PUT /api/bookings/series/{id}": "user",
  "GET /api/bookings/series/{id}/cancellation": "user",
  "GET /api/bookings/series/{id}/ics": "user",
  "GET /api/bookings/{id}": "user",
  "PUT /api/bookings/{id}": "user",
  "GET /api/calendars/{token}": "public",
  "GET /api/imports": "staff",
  "POST /api/imports": "staff",
  "GET /api/imports/template": "staff",
  "GET /api/imports/{id}": "staff",
  "PATCH /api/imports/{id}": "staff",
  "DELETE /api/imports/{id}": "staff",
  "POST /api/imports/{id}/commit": "staff",
  "POST /api/imports/{id}/invitations": "staff",
  "GET /api/exports/{file}": "staff",
  "GET /api/screens": "staff",
  "POST /api/screens": "staff",
  "DELETE /api/screens/{id}": "staff",
  "POST /api/screens/{id}/code": "staff",
  "POST /api/screens/open": "public",
  "GET /api/screens/state/{token}": "public",
  "GET /api/settings/calendar": "staff",
  "POST /api/settings/calendar": "staff",
  "DELETE /api/settings/calendar": "staff",
  "GET /api/spaces/{id}/calendar": "staff",
  "POST /api/spaces/{id}/calendar": "staff",
  "DELETE /api/spaces/{id}/calendar": "staff",
  "GET /api/users/me/calendar": "user",
  "POST /api/users/me/calendar": "user",
  "DELETE /api/users/me/calendar": "user",
  "GET /api/bookings/{id}/ics": "user",
  "PUT /api/bookings/{id}/calendar": "user",

  "GET /api/courses": "public",
  "POST /api/courses": "staff",
  "GET /api/courses/run": "staff",
  "PUT /api/courses/{id}": "staff",
  "DELETE /api/courses/{id}": "staff",
  "GET /api/course-bookings": "user",
  "POST /api/course-bookings": "public",
  "PUT /api/course-bookings/{id}": "desk",

  "GET /api/waiting-list": "user",
  "POST /api/waiting-list": "public",
  "DELETE /api/waiting-list/{id}": "public",
  "POST /api/waiting-list/{id}/accept": "public",
  "POST /api/waiting-list/{id}/offer": "desk",

  "GET /api/events": "public",
  "POST /api/events": "staff",
  "PUT /api/events/{id}": "staff",
  "DELETE /api/events/{id}": "staff",
  "GET /api/events/{id}/registrations": "desk",
  "POST /api/events/{id}/registrations": "public",
  "PUT /api/events/{id}/registrations/{registrationId}": "desk",
  "POST /api/events/{id}/message": "staff",
  "POST /api/events/{id}/cancellation": "staff",
  "POST /api/events/{id}/restoration": "staff",
  "POST /api/events/{id}/decision": "staff",
  "POST /api/courses/{id}/message": "staff",
  "POST /api/courses/{id}/cancellation": "staff",
  "POST /api/courses/{id}/restoration": "staff",
  "GET /api/courses/{id}/days": "public",
  "GET /api/courses/{id}/occasion": "public",
  "GET /api/events/{id}/occasion": "public",
  "GET /api/closures/preview": "staff",
  "GET /api/courses/{id}/attendance": "user",
  "GET /api/events/{id}/attendance": "user",
  "GET /api/users/me/places": "user",
  "DELETE /api/users/me/places/{kind}/{id}": "user",
  "GET /api/mails": "staff",
  "GET /api/mails/delivery": "desk",
  "GET /api/mails/{id}": "staff",
  "GET /api/mail-server": "admin",
  "PUT /api/mail-server": "admin",
  "DELETE /api/mail-server": "admin",
  "GET /api/registrations/{token}": "public",
  "DELETE /api/registrations/{token}": "public",
  "GET /api/check-ins": "desk",
  "GET /api/registrations/{token}/refund": "public",
  "PUT /api/registrations/{token}/refund": "public",
  "POST /api/bookings/series/{id}/payments": "desk",
  "POST /api/bookings/{id}/deposit-retention": "staff",
  "POST /api/bookings/{id}/repayment": "desk",
  "POST /api/spaces/{id}/message": "staff",
  "GET /api/refunds/{kind}/{id}": "user",
  "PUT /api/refunds/{kind}/{id}": "user",
  "POST /api/check-ins": "desk",

  "GET /api/event-gallery-images": "desk",
  "POST /api/event-gallery-images": "staff",
  "PUT /api/event-gallery-images/{id}": "staff",
  "DELETE /api/event-gallery-images/{id}": "staff",
  "GET /api/event-gallery-images/active": "public",

  "GET /api/health": "public",
  "GET /api/openapi.json": "public",
  "GET /uploads/*": "public",
  "GET /uploads/sized": "public",
  "GET /api/*": "public",
  "POST /api/*": "public",
  "PUT /api/*": "public",
  "PATCH /api/*": "public",
  "DELETE /api/*": "public",
};

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const APP = join(__dirname, "../../../app");

/** Pages and feeds that Next.js serves itself change nothing and are not part of the API. */
const isApi = (file: string) => file.startsWith("api/") || file.startsWith("uploads/");

const routeFiles = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .sort();

const modules = [...apiRoutes, openApi];

test("every endpoint is in the access table with its declared access", () => {
  const declared = Object.fromEntries(
    modules.flatMap((route) =>
      METHODS.flatMap((method) => {
        const handler = route[method];
        return handler?.endpoint ? [[`${method} ${handler.route}`, handler.endpoint.access]] : [];
      }),
    ),
  );
  expect(declared).toEqual(WHO);
});

const ROLES_WITH: Record<Access, readonly (Role | null)[]> = {
  public: [null, ...ROLES],
  user: ROLES,
  desk: ["desk", "secretary", "treasurer", "admin"],
  staff: ["secretary", "treasurer", "admin"],
  treasurer: ["treasurer", "admin"],
  admin: ["admin"],
};

test.each([null, ...ROLES])("every call is refused to %s if its access requires more", async (role) => {
  const user = role === null ? null : ({ id: 1, role } as SignedInUser);
  const identity = { session: { ...NOBODY, user }, key: null };
  for (const route of modules)
    for (const method of METHODS) {
      const { endpoint, route: path } = route[method] ?? {};
      if (!endpoint || ROLES_WITH[endpoint.access].includes(role)) continue;
      const answer = endpoint.run(new Request(`http://localhost${path}`, { method }), {}, identity);
      const code = await answer.then(
        () => "admitted",
        (error: unknown) => (error instanceof AppError ? error.code : "failed"),
      );
      expect([method, path, code]).toEqual([method, path, role === null ? "UNAUTHENTICATED" : "FORBIDDEN"]);
    }
});

test("no write is admitted from a page of another site with the cookie of its visitor", async () => {
  const session = { ...NOBODY, user: { id: 1, role: "admin" } as SignedInUser, byCookie: true };
  const headers = { "Sec-Fetch-Site": "cross-site" };
  for (const route of modules)
    for (const method of METHODS.filter((one) => one !== "GET")) {
      const { endpoint, route: path } = route[method] ?? {};
      if (!endpoint) continue;
      const request = new Request(`http://localhost${path}`, { method, headers });
      await expect(endpoint.run(request, {}, { session, key: null })).rejects.toMatchObject({
        code: "FORBIDDEN",
      });
    }
});

test("every method of every route is created by defineRoute with the path of its folder", () => {
  for (const route of modules) {
    const handlers = METHODS.map((method) => route[method]);
    expect(handlers.every((handler) => handler !== undefined && "endpoint" in handler)).toBe(true);
    expect(new Set(handlers.map((handler) => handler?.route)).size).toBe(1);
  }
  const folders = routeFiles
    .filter(isApi)
    .map((file) => `/${file.replace(/\/route\.tsx?$/, "")}`)
    .map((path) => path.replace(/\[\.\.\.path\]/, "*").replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}"));
  expect(modules.map((route) => route.GET?.route).sort()).toEqual(folders.sort());
});

test("route files outside the API handle only GET", () => {
  for (const file of routeFiles.filter((one) => !isApi(one))) {
    const source = readFileSync(join(APP, file), "utf8");
    expect([file, /export\s+(async\s+)?(function|const)\s+(POST|PUT|PATCH|DELETE)\b/.test(source)]).toEqual([
      file,
      false,
    ]);
  }
});

test("no server action is declared, because every write goes through a route", () => {
  const offenders = sourcesIn(["app", "components", "lib"]).filter((file) =>
    /^\s*["']use server["']/m.test(readSource(file)),
  );
  expect(offenders).toEqual([]);
});
