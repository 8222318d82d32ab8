import { z } from "zod";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { emailField, nullableDay, nullableName, text } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { textField } from "@/lib/schemas/worded";
import {
  avatarFields,
  bioField,
  CURRENT_PASSWORD,
  claimedPasswordField,
  foreignPostalCodeField,
  MIN_PASSWORD,
  newPasswordField,
  newsletterField,
  personFields,
  residenceField,
} from "./account-fields";
import { userSchema } from "./user";

export const DOCUMENT_TYPES = ["Carta d'identità", "Passaporto", "Patente di guida"] as const;

/** `/api/users/me`: the user with the registration fields, which are null in old accounts. */
export const accountSchema = userSchema.extend({
  dateOfBirth: z.string().nullable(),
  placeOfBirth: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  profession: z.string().nullable(),
  documentType: z.string().nullable(),
  documentNumber: z.string().nullable(),
  documentIssueDate: z.string().nullable(),
  documentExpiryDate: z.string().nullable(),
  documentImageUrl: z.string().nullable(),
  registrationDate: z.string(),
  /** Null in older accounts, which accepted the terms when they registered, and for invited staff. */
  termsAcceptedAt: z.string().nullable(),
  /** The last day of the membership; null for a person who never was a member. Only staff change it. */
  memberUntil: z.string().nullable(),
  /** When the newsletter subscription began; null without one, and while the address is not verified. */
  newsletterSince: z.string().nullable(),
  /** Whether they receive the newsletter, or will once their address is verified. */
  newsletter: z.boolean(),
  /** A new address that takes effect when its link is opened. */
  pendingEmail: z.string().nullable(),
  hasTotp: z.boolean(),
  /** True for an account created by a mailed code, without a password: a new code takes the place of the password. */
  confirmsByCode: z.boolean(),
  declinesPasskeys: z.boolean(),
});

export type Account = z.infer<typeof accountSchema>;

const documentFields = {
  documentType: nullableName(60),
  documentNumber: nullableName(40),
  documentIssueDate: nullableDay,
  documentExpiryDate: nullableDay,
};

export const profileSchema = z.object({
  ...personFields,
  ...documentFields,
  bio: bioField,
  /** The postcode has the format of its country: Italian unless stated otherwise or already stored. */
  postalCode: foreignPostalCodeField,
  residence: residenceField,
  language: languageSchema,
});

/**
 * A change of one's own account: only the given fields. A new password or address requires the current password. The
 * service checks it, since an account without a password needs none to set its first one.
 */
export const accountUpdateSchema = profileSchema.partial().extend({
  ...avatarFields,
  declinesPasskeys: z.boolean().optional(),
  newsletter: newsletterField.optional(),
  currentPassword: claimedPasswordField(CURRENT_PASSWORD).optional(),
  newPassword: newPasswordField(PASSWORD_MESSAGES.resetTooShort).optional(),
  /** With a new password: whether the passkeys are removed too. */
  removePasskeys: z.boolean(VALIDATION.invalid).optional(),
});

export type AccountUpdate = z.output<typeof accountUpdateSchema>;

/** Whether the passkeys are removed too, in case an intruder has added one. */
export const removePasskeysField = z.boolean(VALIDATION.invalid).default(false);

/** A change of one's own password in the panel (docs/rules.md). */
export const adminPasswordSchema = z.object({
  currentPassword: shortString(1000, VALIDATION.currentPasswordTooShort).min(
    MIN_PASSWORD,
    VALIDATION.currentPasswordTooShort,
  ),
  newPassword: newPasswordField(VALIDATION.newPasswordTooShort),
  removePasskeys: removePasskeysField,
});

export type AdminPasswordChange = z.output<typeof adminPasswordSchema>;

export const resetRequestSchema = z.object({ email: emailField(VALIDATION.email) });

const token = text(200, VALIDATION.codeRequired).min(1, VALIDATION.codeRequired);

export const tokenSchema = z.object({ token });

/** `password` is that of the link's account, for visitors who are not signed in to it. */
export const emailVerificationSchema = z.object({
  token,
  password: claimedPasswordField(VALIDATION.passwordRequired).optional(),
});

/** `newPassword`; older clients send it as `password`. */
export const resetPasswordSchema = z
  .object({
    token,
    newPassword: newPasswordField(PASSWORD_MESSAGES.resetTooShort).optional(),
    password: newPasswordField(PASSWORD_MESSAGES.resetTooShort).optional(),
    removePasskeys: removePasskeysField,
  })
  .transform(({ token, newPassword, password, removePasskeys }, context) => {
    const common = { token, removePasskeys };
    if (newPassword !== undefined) return { ...common, newPassword, field: "newPassword" };
    if (password !== undefined) return { ...common, newPassword: password, field: "password" };
    context.addIssue({ code: "custom", path: ["newPassword"], message: PASSWORD_MESSAGES.resetTooShort });
    return z.NEVER;
  });

/** A new password with its reset token, and the name of the field that contained it. */
export type NewPassword = z.output<typeof resetPasswordSchema>;

export const messageSchema = z.object({ success: z.literal(true), message: textField() });
export const resetRequestedSchema = messageSchema.extend({ resetToken: z.string().optional() });
