import { z } from "zod";
import type { Language } from "@/lib/domain/language/languages";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField, integer, MAX_ID, nullableTyped, personText } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The person for whom something is written: a person's id, from the panel only, or typed contact details. */
export interface ContactInput {
  personId?: number | null | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The language for mails to them; if omitted, the language of the account or the person. */
  language?: Language | undefined;
}

/** Name and contact details as stored in a booking or a sign-up. */
export interface Contact {
  firstName: string;
  lastName: string;
  /** Empty for a person without an address. */
  email: string;
  phone: string | null;
  language: Language;
}

const FIRST_NAME = VALIDATION.theFirstNameRequired;
const LAST_NAME = VALIDATION.theLastNameRequired;

/** Contact details as entered by visitors and customers. */
export const contactFields = {
  firstName: personText(FIRST_NAME, 100),
  lastName: personText(LAST_NAME, 100),
  email: emailField(VALIDATION.emailAddress),
  language: languageSchema.optional(),
};

/** The owner's id in responses: absent in responses to visitors, and null once anonymized. */
export const personIdAnswer = z.number().int().nullable().optional();

export const personIdField = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().optional();

/**
 * Contact details from the panel: an id alone is enough, otherwise a name is required. E-mail address and phone may be
 * null or absent. Use together with `namesWithoutPerson`.
 */
export const panelContactFields = {
  personId: personIdField,
  firstName: contactFields.firstName.optional(),
  lastName: contactFields.lastName.optional(),
  email: z
    .union([z.literal("").transform(() => null), contactFields.email], VALIDATION.emailAddress)
    .nullable()
    .default(null),
  phone: nullableTyped(40).default(null),
  language: contactFields.language,
};

/**
 * Requires the name if no person is given. Runs even if other fields have errors, so that all are reported together.
 */
export function namesWithoutPerson<Schema extends z.ZodType<ContactInput>>(schema: Schema): Schema {
  const hasName = (field: "firstName" | "lastName") => (input: ContactInput) =>
    (input.personId ?? null) !== null || input[field] !== undefined;
  const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return schema
    .refine(hasName("firstName"), { path: ["firstName"], message: FIRST_NAME, when: isObject })
    .refine(hasName("lastName"), { path: ["lastName"], message: LAST_NAME, when: isObject });
}
