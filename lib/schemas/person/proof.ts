import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { typedText } from "@/lib/schemas/fields";
import { accountSchema, messageSchema, removePasskeysField } from "./account";
import { claimedPasswordField } from "./account-fields";
import { newPasskeySchema, passkeySchema } from "./passkey";
import { successSchema } from "./sign-in";
import { attemptField, codeField } from "./sign-in-code-fields";

const CODE_REQUIRED = VALIDATION.code;

/** A code of the authenticator app, or a recovery code. */
const totpField = typedText(40, CODE_REQUIRED).min(1, CODE_REQUIRED);

export const totpStartedSchema = z.object({ secret: z.string(), otpauthUrl: z.string() });
export const totpCodeSchema = z.object({ code: totpField });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Proof of identity in requests that change how a user signs in, and the remaining passkeys in their responses. */

const identityFields = z.object({
  password: claimedPasswordField(VALIDATION.passwordRequired).optional(),
  code: codeField.optional(),
  attempt: attemptField.optional(),
});

/** Proof beyond the session: one of `password`, `totp` and `code`. Some sessions need none of them. */
const proofFields = identityFields.extend({ totp: totpField.optional() });

/** The proof in a request, with the name of its field. */
function proofOf({ password, totp, code, attempt }: z.output<typeof proofFields>) {
  if (password !== undefined)
    return { kind: "password" as const, typed: password, attempt, field: "password" };
  if (totp !== undefined) return { kind: "totp" as const, typed: totp, field: "totp" };
  return code === undefined ? undefined : { kind: "code" as const, typed: code, attempt, field: "code" };
}

/**
 * Proof of the caller's identity: `password`, or for an account without one a new code, alone (as `password` or `code`)
 * or with the `attempt` for which it was mailed.
 */
export const identitySchema = identityFields.transform((fields, context) => {
  const proof = proofOf(fields);
  if (proof !== undefined) return proof;
  context.addIssue({ code: "custom", path: ["password"], message: VALIDATION.passwordRequired });
  return z.NEVER;
});

/** The body of a request that needs a proof and nothing else. */
export const proofSchema = proofFields.transform(proofOf);

/** Ends all other sessions. */
export const sessionsEndSchema = proofFields
  .extend({ removePasskeys: removePasskeysField })
  .transform(({ removePasskeys, ...proof }) => ({ removePasskeys, proof: proofOf(proof) }));

export type SessionsEnd = z.output<typeof sessionsEndSchema>;

/** The passkeys that can still sign in. */
const passkeysLeft = z.array(passkeySchema);

export const remainingPasskeysSchema = successSchema.extend({ passkeys: passkeysLeft });
/** With the username, which an invited person does not know. */
export const passwordResetSchema = messageSchema.extend({ username: z.string(), passkeys: passkeysLeft });

/** The changed account; after a new password, with the passkeys that can still sign in. */
export const changedAccountSchema = accountSchema.extend({ passkeys: passkeysLeft.optional() });

export type ChangedAccount = z.infer<typeof changedAccountSchema>;

/** A new passkey; the proof may have been sent with the request for its options. */
export const provenPasskeySchema = newPasskeySchema
  .extend(proofFields.shape)
  .transform(({ name, response, ...proof }) => ({ name, response, proof: proofOf(proof) }));
