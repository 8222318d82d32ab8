import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableDay, nullableName, nullableText, nullableTyped, personText } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { anyPostalCodeField, personFields } from "./account-fields";

/** People as managed in the panel, with or without an account. */

export const personSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  /** The address for mails; it may differ from the account's. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  placeOfBirth: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  language: languageSchema,
  /** Null for people without an account. */
  userId: z.number().int().nullable(),
  /** The last day of the medical certificate. */
  certificateUntil: z.string().nullable(),
  /** The last day of the membership. */
  memberUntil: z.string().nullable(),
  /** Visible to the panel only. */
  note: z.string().nullable(),
  /** When the newsletter subscription began; null without one. */
  newsletterSince: z.string().nullable(),
  createdAt: z.string(),
  /** The last booking, sign-up, check-in or login; null for people who were only entered. */
  lastSeenAt: z.string().nullable(),
});

export type Person = z.infer<typeof personSchema>;

/** A field that may be empty: null and empty text become null. */
const orNull = <Field extends z.ZodType>(field: Field, message: string) =>
  z.union([z.literal("").transform(() => null), field], message).nullable();

const optionalFields = {
  email: orNull(personFields.email, VALIDATION.mailAddress),
  phone: nullableTyped(40),
  dateOfBirth: nullableDay,
  placeOfBirth: orNull(personText(VALIDATION.placeOfBirthRequired, 100), VALIDATION.invalid),
  fiscalCode: orNull(personFields.fiscalCode, VALIDATION.fiscalCode),
  address: nullableName(200),
  city: nullableName(100),
  postalCode: orNull(anyPostalCodeField, VALIDATION.postalCode),
  memberUntil: nullableDay,
  certificateUntil: nullableDay,
  note: nullableText(2000),
  /** The panel can end a subscription, but never add one. */
  newsletterSince: z.null(VALIDATION.newsletterAdded),
};

/** A new person: a name is enough. */
export const personInputSchema = z
  .object({
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    ...optionalFields,
    language: languageSchema,
  })
  .partial()
  .required({ firstName: true, lastName: true });

export type PersonInput = z.output<typeof personInputSchema>;

export const personChangeSchema = personInputSchema.partial();

export type PersonChange = z.output<typeof personChangeSchema>;
