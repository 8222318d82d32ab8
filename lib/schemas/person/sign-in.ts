import { z } from "zod";
import { withoutInvisible } from "@/lib/domain/person/visible-text";
import { VALIDATION } from "@/lib/messages/validation";
import { requiredText, typedText } from "@/lib/schemas/fields";
import { claimedPasswordField } from "./account-fields";
import { userSchema } from "./user";

export const loginSchema = z.object({
  /** The username or e-mail address. Copied from a mail it may contain invisible characters. */
  username: requiredText(VALIDATION.usernameRequired, 254).transform(withoutInvisible),
  password: claimedPasswordField(VALIDATION.passwordRequired),
  /** A code of the second factor, or a recovery code. */
  totp: typedText(40).optional(),
  rememberMe: z.boolean().default(false),
});

/** The response to registration and login, which also set the cookie. */
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
