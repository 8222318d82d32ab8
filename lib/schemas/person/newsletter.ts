import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { personFields } from "./account-fields";

/** A request for the newsletter, with or without an account. */
export const newsletterRequestSchema = z.object({
  email: emailField(VALIDATION.mailAddress),
  firstName: z
    .union([z.literal("").transform(() => null), personFields.firstName], VALIDATION.invalid)
    .nullish()
    .transform((name) => name ?? null),
  /** If omitted, the language of the request. */
  language: languageSchema.optional(),
});

export type NewsletterRequest = z.output<typeof newsletterRequestSchema>;

/** The purpose of a mailed link: to confirm or to end a subscription, or none because it has ended. */
export type NewsletterLinkState = "confirms" | "subscribed" | "ended";
