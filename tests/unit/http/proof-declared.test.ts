import { apiRoutes } from "@/app/generated/routes";
import type { Method } from "@/lib/http/endpoint-options";

const WRITES: readonly Method[] = ["POST", "PUT", "PATCH", "DELETE"];

/** Audit entries of changes to sign-in methods. */
const SIGN_IN_CHANGES = [
  ...["user.password-change", "user.password-reset", "user.email-change"],
  ...["user.totp-on", "user.totp-off", "user.passkey-added", "user.passkey-removed"],
];

/**
 * Calls proven in another way than by a recent proof: by an e-mailed link, or by a secret issued only after a proof.
 */
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

test("every call that changes a sign-in method declares that it requires a proof", () => {
  const changing = writes.filter(({ endpoint }) =>
    endpoint.audits.some((operation) => SIGN_IN_CHANGES.includes(operation)),
  );
  const unproven = changing.filter(({ endpoint }) => !endpoint.needsProof).map(({ call }) => call);
  expect(unproven.sort()).toEqual(PROVEN_OTHERWISE);
});

test("exactly these calls require a proof", () => {
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
