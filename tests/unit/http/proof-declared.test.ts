import { apiRoutes } from "@/app/generated/routes";
import type { Method } from "@/lib/http/endpoint-options";

const WRITES: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

/** What the log calls a change of how somebody signs in. */
const SIGN_IN_CHANGES = [
  ...["user.password-change", "user.password-reset", "user.email-change"],
  ...["user.totp-on", "user.totp-off", "user.passkey-added", "user.passkey-removed"],
];

/** Calls that prove more than a session in another way: by a mailed link, or by a secret that only a proof gives out. */
const PROVEN_OTHERWISE = [
  "POST /api/auth/reset-password",
  "POST /api/auth/verify-email",
  "POST /api/auth/verify-email/refusal",
  "POST /api/users/me/totp/confirm",
];

const writes = apiRoutes.flatMap((route) =>
  WRITES.flatMap((method) => {
    const handler = route[method];
    return handler?.endpoint ? [{ call: `${method} ${handler.route}`, endpoint: handler.endpoint }] : [];
  }),
);

test("every call that changes how somebody signs in declares that it needs a proof", () => {
  const changing = writes.filter(({ endpoint }) =>
    endpoint.audits.some((operation) => SIGN_IN_CHANGES.includes(operation)),
  );
  const unproven = changing.filter(({ endpoint }) => !endpoint.needsProof).map(({ call }) => call);
  expect(unproven.sort()).toEqual(PROVEN_OTHERWISE);
});

test("these calls need a proof", () => {
  expect(
    writes
      .filter(({ endpoint }) => endpoint.needsProof)
      .map(({ call }) => call)
      .sort(),
  ).toEqual([
    "DELETE /api/users/me/passkeys/{id}",
    "DELETE /api/users/me/sessions",
    "DELETE /api/users/me/totp",
    "PATCH /api/users/me",
    "POST /api/admin/change-password",
    "POST /api/users/me/passkeys",
    "POST /api/users/me/passkeys/options",
    "POST /api/users/me/totp",
  ]);
});
