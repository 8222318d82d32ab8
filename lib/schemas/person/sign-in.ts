import { z } from "zod";
import { withoutInvisible } from "@/lib/domain/person/visible-text";
import { requiredText, text } from "@/lib/schemas/fields";
import { claimedPasswordField } from "./account-fields";
import { userSchema } from "./user";

export const loginSchema = z.object({
  /** The username, or the e-mail address; copied from a mail it may hold signs that nobody sees. */
  username: requiredText("Username è obbligatorio", 254).transform(withoutInvisible),
  password: claimedPasswordField("Password è obbligatoria"),
  /** A code of the second factor or a recovery code, where the account asks for one. */
  totp: text(40).optional(),
  rememberMe: z.boolean().default(false),
});

/** The answer of registration and login; the cookie goes with it. */
export const signedInSchema = z.object({
  isAuthenticated: z.literal(true),
  user: userSchema,
  authToken: z.string(),
});

export const authStateSchema = z.union([
  z.object({ isAuthenticated: z.literal(true), user: userSchema }),
  z.object({ isAuthenticated: z.literal(false) }),
]);

export const successSchema = z.object({ success: z.literal(true) });
