import { z } from "zod";
import { bareFiscalCode, hasValidCheckCharacter, isFiscalCode } from "@/lib/domain/person/fiscal-code";
import { hasPlainLetters } from "@/lib/domain/person/folded-name";
import { plainLines } from "@/lib/domain/person/visible-text";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import { isStorable, shortString } from "@/lib/schemas/bounded-text";
import { dayField, emailField, nameText, personText, phoneText, text, typedText } from "@/lib/schemas/fields";

/** The fields of registration and profile (docs/rules.md), with their messages. */

export const MAX_BIO = 500;
/** The minimum in every form; the API accepts shorter ones in a reset or change (docs/rules.md). */
const MIN_CHOSEN_PASSWORD = 8;
export const MIN_PASSWORD = 6;
/** In characters, not bytes. */
const MAX_PASSWORD = 128;
const isShortEnough = (password: string) =>
  password.length <= MAX_PASSWORD || [...password].length <= MAX_PASSWORD;

const PHONE_MESSAGE = VALIDATION.phone;
const BIO_MESSAGE = VALIDATION.bioTooLong(MAX_BIO);
const USERNAME_MESSAGE = VALIDATION.usernameTooShort;

/** No "@": a username equal to another user's e-mail address would interfere with their login. */
export const usernameField = text(50, USERNAME_MESSAGE)
  .transform((value) => value.normalize("NFC"))
  .pipe(z.string().min(5, USERNAME_MESSAGE).refine(hasPlainLetters, VALIDATION.usernameLetters));

/** A new password in a form: for a new account, after a reset, or in a change. */
export const chosenPasswordField = shortString(1000, VALIDATION.passwordTooShort)
  .min(MIN_CHOSEN_PASSWORD, VALIDATION.passwordTooShort)
  .refine(isShortEnough, PASSWORD_MESSAGES.tooLong)
  .regex(/\p{Lu}/u, VALIDATION.passwordUppercase)
  .regex(/\p{Ll}/u, VALIDATION.passwordLowercase)
  .regex(/\d/, VALIDATION.passwordDigit);

export const newsletterField = z.boolean(VALIDATION.invalid);

/** A new password in the API's reset and change requests. */
export const newPasswordField = (message: string) =>
  shortString(1000, message).min(MIN_PASSWORD, message).refine(isShortEnough, PASSWORD_MESSAGES.tooLong);

/** The current password as typed, without rules of its own. */
export const CURRENT_PASSWORD = VALIDATION.currentPassword;

export const claimedPasswordField = (message: string) => shortString(1000, message).min(1, message);

export const fiscalCodeField = typedText(40, VALIDATION.fiscalCodeFormat)
  .transform(bareFiscalCode)
  .refine(isFiscalCode, VALIDATION.fiscalCodeFormat)
  .refine((value) => !isFiscalCode(value) || hasValidCheckCharacter(value), VALIDATION.fiscalCode)
  .transform((value) => value.toUpperCase());

export const phoneField = phoneText(40, PHONE_MESSAGE);

export const isItalianPostalCode = (value: string): boolean => /^\d{5}$/.test(value);

export const postalCodeField = typedText(20, VALIDATION.postalCode).refine(
  isItalianPostalCode,
  VALIDATION.postalCode,
);

/** The place of residence; it decides the format of the postcode. */
export const residenceField = z.enum(["italy", "abroad"], VALIDATION.invalid);

export const foreignPostalCodeField = typedText(20, VALIDATION.postalCode).min(1, VALIDATION.postalCode);

/** A postcode entered by staff: Italian, or in a plausible format of another country. */
export const anyPostalCodeField = typedText(20, VALIDATION.postalCode).refine(
  (value) => /^[A-Z0-9][A-Z0-9 -]{2,8}[A-Z0-9]$/i.test(value),
  VALIDATION.postalCode,
);

export const birthDateField = shortString(100, VALIDATION.dateOfBirthRequired)
  .min(1, VALIDATION.dateOfBirthRequired)
  .pipe(dayField);

export const bioField = z
  .string()
  .overwrite(plainLines)
  .trim()
  .max(MAX_BIO, { abort: true, error: BIO_MESSAGE })
  .refine(isStorable, VALIDATION.unstorable)
  .nullable()
  .transform((value) => value || null);

const color = shortString().regex(/^#[0-9a-f]{6}$/i, VALIDATION.avatarColor);

/** More than the largest body that may contain a picture. */
const MAX_DATA_URL = 3_000_000;

/** A picture as a data URL; empty text for none. Its content is checked when it is decoded. */
export const avatarDataUrlField = z
  .union([z.literal(""), shortString(MAX_DATA_URL).regex(/^data:image\/[\w.+-]+;base64,[\w+/=-]+$/)], {
    message: VALIDATION.picture,
  })
  .nullable()
  .transform((value) => value || null);

/** Omitted fields keep their value, or get the default. */
export const avatarFields = {
  avatarType: z.enum(["lotus", "custom"], VALIDATION.invalid).optional(),
  avatarPrimaryColor: color.optional(),
  avatarSecondaryColor: color.optional(),
  avatarAccentColor: color.optional(),
  avatarBackgroundColor: color.optional(),
  avatarUrl: avatarDataUrlField.optional(),
};

export const personFields = {
  firstName: personText(VALIDATION.firstNameRequired, 100),
  lastName: personText(VALIDATION.lastNameRequired, 100),
  email: emailField(VALIDATION.email),
  phone: phoneField,
  dateOfBirth: birthDateField,
  placeOfBirth: personText(VALIDATION.placeOfBirthRequired, 100),
  address: nameText(VALIDATION.addressRequired, 200),
  city: personText(VALIDATION.cityRequired, 100),
  postalCode: postalCodeField,
  fiscalCode: fiscalCodeField,
  profession: personText(VALIDATION.professionRequired, 100),
};
