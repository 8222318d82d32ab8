import { apiRoutes } from "@/app/generated/routes";
import type { Method } from "@/lib/http/endpoint-options";
import { ownPartOf } from "@/lib/http/limit-mails";

const WRITES: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

const writes = apiRoutes.flatMap((route) =>
  WRITES.flatMap((method) => {
    const handler = route[method];
    if (!handler?.endpoint) return [];
    const { endpoint } = handler;
    const isOfPanel = endpoint.access !== "public" && endpoint.access !== "user";
    return [{ call: `${method} ${handler.route}`, endpoint, isOfPanel }];
  }),
);

/** Calls of customers that the panel also uses, and calls that affect an account's security. */
const OTHERS = [
  "POST /api/bookings",
  "PUT /api/bookings/{id}",
  "POST /api/auth/register",
  "POST /api/auth/accept-invitation",
  "POST /api/auth/login",
  "POST /api/auth/code/login",
  "POST /api/auth/logout",
  "POST /api/auth/reset-password",
  "POST /api/auth/verify-email",
  "POST /api/auth/verify-email/refusal",
  "POST /api/auth/{nextauth}",
  "PATCH /api/users/me",
  "DELETE /api/users/me",
];

/** Calls that preview data and store nothing. */
const STORE_NOTHING = ["POST /api/bank-files/preview", "POST /api/mailings/preview"];

test("every write of the panel declares its audit entries", () => {
  const silent = writes
    .filter(({ isOfPanel }) => isOfPanel)
    .filter(({ endpoint }) => endpoint.audits.length === 0)
    .map(({ call }) => call)
    .filter((call) => !STORE_NOTHING.includes(call));
  // A new write calls recordChange (lib/data/site/audit-log.ts) in its transaction and lists the entry in `audits`.
  expect(silent).toEqual([]);
});

test.each(OTHERS)("%s declares its audit entries", (wanted) => {
  const found = writes.find(({ call }) => call === wanted);
  expect(found?.endpoint.audits).not.toEqual([]);
  expect(found).toBeDefined();
});

/** What limits the entries of calls without their own rate limit. */
const BOUNDED_BY: Readonly<Record<string, string>> = {
  "POST /api/attendance": "teachers alone, whom the centre has named",
  "POST /api/auth/accept-invitation": "an invitation works once",
  "POST /api/auth/code/login": "codes are limited, sign-ins noted 60 times an hour",
  "POST /api/auth/login": "sign-ins are noted 60 times an hour",
  "POST /api/auth/logout": "sign-outs are noted 60 times an hour",
  "POST /api/auth/passkey": "sign-ins are noted 60 times an hour",
  "POST /api/auth/{nextauth}": "sign-ins and sign-outs are noted 60 times an hour",
  "POST /api/auth/reset-password": "a link works once, and links are limited",
  "POST /api/auth/verify-email": "a link works once, and links are limited",
  "POST /api/auth/verify-email/refusal": "a link works once, and links are limited",
  "POST /api/newsletter/confirmation": "a link confirms once",
  "POST /api/newsletter/unsubscribe": "a subscription ends once",
  "POST /api/newsletter/unsubscribe/{token}": "a subscription ends once",
};

test("calls from outside the panel cannot write an unlimited number of audit entries", () => {
  const unbounded = writes
    .filter(({ endpoint, isOfPanel }) => !isOfPanel && endpoint.audits.length > 0)
    .filter(({ call, endpoint }) => {
      const isOwn = ownPartOf(call.slice(call.indexOf("/"))) !== null;
      return endpoint.rateLimit === undefined && !endpoint.limitsMail && !isOwn;
    })
    .map(({ call }) => call);
  expect(unbounded.sort()).toEqual(Object.keys(BOUNDED_BY).sort());
});

/** Messages that may be sent again: tests, and what is sent at most once anyway. */
const SENT_AGAIN = [
  "POST /api/failed-mails/{id}/retry",
  "POST /api/imports/{id}/invitations",
  "POST /api/mailings/test",
  "POST /api/setup/test-mail",
  "POST /api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry",
  "POST /api/webhook-endpoints/{id}/test",
];

test("messages to people have an Idempotency-Key, so that a lost response causes no second mail", () => {
  const repeatable = writes
    .filter(({ endpoint }) => endpoint.audits.some((one) => one.endsWith(".message")))
    .filter(({ endpoint }) => !endpoint.isIdempotent)
    .map(({ call }) => call);
  expect(repeatable.sort()).toEqual(SENT_AGAIN);
});

/** Calls that add something to the panel without an Idempotency-Key, and why. */
const ADDED_AGAIN: Readonly<Record<string, string>> = {
  "POST /api/bank-files": "known movements are skipped",
  "POST /api/courses/{id}/restoration": "the number exists once",
  "POST /api/events/{id}/restoration": "the number exists once",
  "POST /api/imports": "a plan, which imports nothing yet",
  "POST /api/invitations": "a new invitation replaces the former",
  "POST /api/keys": "the response has a secret, which must not be stored",
  "POST /api/screens": "the response has a secret, which must not be stored",
  "POST /api/settings/calendar": "a new address replaces the former",
  "POST /api/spaces/{id}/calendar": "a new address replaces the former",
  "POST /api/webhook-endpoints": "the response has a secret, which must not be stored",
};

test("what the panel adds has an Idempotency-Key, so that a lost response adds nothing twice", () => {
  const repeatable = writes
    .filter(({ call }) => call.startsWith("POST ") && !call.startsWith("POST /api/upload/"))
    .filter(({ endpoint, isOfPanel }) => isOfPanel && endpoint.status === 201)
    .filter(({ endpoint }) => !endpoint.isIdempotent)
    .map(({ call }) => call);
  expect(repeatable.sort()).toEqual(Object.keys(ADDED_AGAIN));
});
