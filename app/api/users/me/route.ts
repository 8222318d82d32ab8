import { sessionCookie } from "@/lib/auth/session-cookie";
import { findAccount } from "@/lib/data/person/accounts";
import { AppError } from "@/lib/errors";
import { AVATAR_BODY_LIMIT_BYTES } from "@/lib/http/body";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { isSecureRequest } from "@/lib/request/client-address";
import { accountSchema, accountUpdateSchema } from "@/lib/schemas/person/account";
import { changedAccountSchema, identitySchema } from "@/lib/schemas/person/proof";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changeAccount } from "@/lib/services/person/change-account";
import { deleteOwnAccount } from "@/lib/services/privacy/delete-account";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me", {
  GET: endpoint({
    summary: "Il proprio account",
    access: "user",
    keys: "refused",
    output: accountSchema,
    handle: async ({ user }) => {
      const account = await findAccount(user.id);
      if (account === null) throw new AppError("UNAUTHENTICATED");
      return account;
    },
  }),
  PATCH: endpoint({
    summary:
      "Modifica i propri dati, l'avatar o la password; un'altra password chiude gli altri accessi e l'indirizzo del calendario",
    access: "user",
    keys: "refused",
    audits: ["user.password-change", "user.email-change", "user.passkey-removed", "user.login-failed"],
    needsProof: true,
    body: accountUpdateSchema,
    bodyLimit: AVATAR_BODY_LIMIT_BYTES,
    output: changedAccountSchema,
    errors: ["DUPLICATE"],
    limitsMail: ({ email, newPassword }) => email !== undefined || newPassword !== undefined,
    handle: ({ user, sessionId, body, now }) => changeAccount(user, sessionId, body, now),
  }),
  DELETE: endpoint({
    summary: "Elimina il proprio account e i propri dati personali",
    access: "user",
    keys: "refused",
    audits: ["user.delete", "booking.cancel", "user.login-failed"],
    body: identitySchema,
    output: successSchema,
    errors: ["WRONG_PASSWORD", "CODE_INVALID", "RATE_LIMITED"],
    handle: async ({ request, user, sessionId, body, headers, now }) => {
      await deleteOwnAccount(user, sessionId, body, now);
      headers.append("Set-Cookie", sessionCookie("", 0, isSecureRequest(request)));
      return { success: true as const };
    },
  }),
});
