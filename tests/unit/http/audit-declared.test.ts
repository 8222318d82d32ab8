import { apiRoutes } from "@/app/generated/routes";
import { PANEL_ACCESS } from "@/lib/http/access";
import type { Method } from "@/lib/http/endpoint-options";

const WRITES: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

const writes = apiRoutes.flatMap((route) =>
  WRITES.flatMap((method) => {
    const handler = route[method];
    return handler?.endpoint ? [{ call: `${method} ${handler.route}`, endpoint: handler.endpoint }] : [];
  }),
);

/** Calls of customers by which the panel writes too, and those that concern the security of an account. */
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

/** Calls that send something to be looked at, and store nothing. */
const STORE_NOTHING = ["POST /api/bank-files/preview", "POST /api/mailings/preview"];

test("every write of the panel declares its audit entries", () => {
  const silent = writes
    .filter(({ endpoint }) => PANEL_ACCESS.includes(endpoint.access))
    .filter(({ endpoint }) => endpoint.audits.length === 0)
    .map(({ call }) => call)
    .filter((call) => !STORE_NOTHING.includes(call));
  // Whoever adds one calls recordChange (lib/data/site/audit-log.ts) in its transaction and names it in `audits`.
  expect(silent).toEqual([]);
});

test.each(OTHERS)("%s declares its audit entries", (wanted) => {
  const found = writes.find(({ call }) => call === wanted);
  expect(found?.endpoint.audits).not.toEqual([]);
  expect(found).toBeDefined();
});
