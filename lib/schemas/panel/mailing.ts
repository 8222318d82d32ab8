import { z } from "zod";
import { MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import {
  MAILING_KINDS,
  MAILING_STATUSES,
  RECIPIENT_REASONS,
  RECIPIENT_STATES,
} from "@/lib/domain/panel/mailing";
import { VALIDATION } from "@/lib/messages/validation";
import {
  emailField,
  integer,
  keyText,
  lineText,
  list,
  MAX_ID,
  pageQuery,
  requiredText,
} from "@/lib/schemas/fields";

const id = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID));

/** The audience: exactly one of these. */
const anyAudience = z.union(
  [
    z.strictObject({
      members: z.strictObject({
        status: z.enum(MEMBER_STATUSES).default("admitted"),
        category: keyText.optional(),
        feeOpen: z.boolean().optional(),
      }),
    }),
    /** Participants whose sign-up is not canceled. */
    z.strictObject({ course: id }),
    z.strictObject({ event: id }),
    /** People with an active pass of this product. */
    z.strictObject({ pass: id }),
    /** Subscribers of the newsletter. */
    z.strictObject({ subscribers: z.literal(true) }),
    z.strictObject({ people: list(id, 500, { atLeastOne: VALIDATION.audience }) }),
  ],
  VALIDATION.audience,
);

export type Audience = z.output<typeof anyAudience>;

/** Reports any invalid input as an error of the audience as a whole. */
export const audienceSchema = z.preprocess<unknown, typeof anyAudience, z.input<typeof anyAudience>>(
  (value, context) => {
    if (anyAudience.safeParse(value).success) return value;
    context.addIssue({ code: "custom", message: VALIDATION.audience });
    return z.NEVER;
  },
  anyAudience,
);

export const mailingTextSchema = z.object({
  subject: lineText(VALIDATION.subject, 150),
  /** Markdown */
  text: requiredText(VALIDATION.message, 10_000),
  kind: z.enum(MAILING_KINDS, VALIDATION.invalid),
});
export type MailingText = z.output<typeof mailingTextSchema>;

const fields = mailingTextSchema.extend({ audience: audienceSchema });

/** Subscribers have agreed to the newsletter only, so a mailing to them must be one. */
const isNewsletter = ({ audience, kind }: z.output<typeof fields>) =>
  !("subscribers" in audience) || kind === "newsletter";
const KIND = { path: ["kind"], message: VALIDATION.newsletterOnly };

export const mailingInputSchema = fields.refine(isNewsletter, KIND);
export type MailingInput = z.output<typeof mailingInputSchema>;

export const mailingTestSchema = fields
  .extend({ to: emailField(VALIDATION.mailAddress) })
  .refine(isNewsletter, KIND);
export type MailingTest = z.output<typeof mailingTestSchema>;

export const mailingsQuerySchema = z.object(pageQuery);

/** `recipients` counts addresses, `skipped` people who receive no mail. */
const counts = { recipients: z.number().int(), skipped: z.number().int() };

export const mailingMadeSchema = z.object({ id: z.number().int(), ...counts });
export type MailingMade = z.infer<typeof mailingMadeSchema>;

export const mailingPreviewSchema = z.object({ ...counts, html: z.string(), text: z.string() });
export type MailingPreview = z.infer<typeof mailingPreviewSchema>;

export const mailingSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  kind: z.enum(MAILING_KINDS),
  audience: anyAudience,
  status: z.enum(MAILING_STATUSES),
  ...counts,
  sent: z.number().int(),
  failed: z.number().int(),
  createdAt: z.string(),
});
export type Mailing = z.infer<typeof mailingSchema>;

export const oneMailingSchema = mailingSchema.extend({
  text: z.string(),
  /** Without erased people. */
  people: z.array(
    z.object({
      personId: z.number().int(),
      name: z.string(),
      state: z.enum(RECIPIENT_STATES),
      reason: z.enum(RECIPIENT_REASONS).nullable(),
    }),
  ),
});
export type OneMailing = z.infer<typeof oneMailingSchema>;
