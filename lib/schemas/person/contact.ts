import { z } from "zod";
import type { Language } from "@/lib/domain/language/languages";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField, integer, MAX_ID, nullableTyped, personText } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";

/** Who something is written for: by the id of a person, from the panel alone, or by what was typed. */
export interface ContactInput {
  personId?: number | null | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** In which to write to them; left out, that of the account or the person. */
  language?: Language | undefined;
}

/** Name and contacts as a booking or a sign-up stores them. */
export interface Contact {
  firstName: string;
  lastName: string;
  /** Empty for somebody without an address. */
  email: string;
  phone: string | null;
  language: Language;
}

const FIRST_NAME = VALIDATION.theFirstNameRequired;
const LAST_NAME = VALIDATION.theLastNameRequired;

/** As visitors and customers give it. */
export const contactFields = {
  firstName: personText(FIRST_NAME, 100),
  lastName: personText(LAST_NAME, 100),
  email: emailField(VALIDATION.emailAddress),
  language: languageSchema.optional(),
};

/** Whose it is, in answers: not in those to visitors, and null for what has been anonymized. */
export const personIdAnswer = z.number().int().nullable().optional();

export const personIdField = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().optional();

/**
 * As the panel gives it: an id alone will do, else a name. E-mail address and phone may be null or absent. To be used
 * together with `namesWithoutPerson`.
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

/** Requires the name where no person is given; beside the errors of other fields, not only once there are none. */
export function namesWithoutPerson<Schema extends z.ZodType<ContactInput>>(schema: Schema): Schema {
  const hasName = (field: "firstName" | "lastName") => (input: ContactInput) =>
    (input.personId ?? null) !== null || input[field] !== undefined;
  const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return schema
    .refine(hasName("firstName"), { path: ["firstName"], message: FIRST_NAME, when: isObject })
    .refine(hasName("lastName"), { path: ["lastName"], message: LAST_NAME, when: isObject });
}
