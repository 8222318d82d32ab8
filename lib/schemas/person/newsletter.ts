import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { personFields } from "./account-fields";

/** Somebody who asks for the newsletter, with or without an account. */
export const newsletterRequestSchema = z.object({
  email: emailField(VALIDATION.mailAddress),
  firstName: z
    .union([z.literal("").transform(() => null), personFields.firstName], VALIDATION.invalid)
    .nullish()
    .transform((name) => name ?? null),
  /** Left out, that of the request. */
  language: languageSchema.optional(),
});

export type NewsletterRequest = z.output<typeof newsletterRequestSchema>;

/** What a link in a mail is for: to confirm, or to end a subscription, or one that has ended. */
export type NewsletterLinkState = "confirms" | "subscribed" | "ended";
