import { z } from "zod";
import { END_REASONS, MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import { MAX_AMOUNT_CENTS } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import {
  dayField,
  integer,
  lineText,
  list,
  MAX_ID,
  nameText,
  nullableText,
  pageQuery,
  queryFlag,
  typedText,
} from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";
import { personSchema } from "@/lib/schemas/person/person";
import { sentField } from "@/lib/schemas/sent";

/** Members: the register's entries with their fees, and requests that change them. Days are in Europe/Rome. */

export const feeSchema = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  /** The calendar year in which the period begins. */
  year: z.number().int(),
  from: z.string(),
  until: z.string(),
  /** Cents. */
  totalAmount: z.number().int(),
  /** The waived amount in cents, and when and why it was waived; 0 and null if nothing was. */
  waivedAmount: z.number().int(),
  waivedAt: z.string().nullable(),
  waiverReason: z.string().nullable(),
  ...balanceFields,
});

export type Fee = z.infer<typeof feeSchema>;

export const memberSchema = z.object({
  id: z.number().int(),
  /** Null before the admission. */
  number: z.number().int().nullable(),
  /** Null once the person is erased. */
  personId: z.number().int().nullable(),
  person: personSchema.nullable(),
  /** First and last name, also of an erased person. */
  name: z.string(),
  category: z.string(),
  status: z.enum(MEMBER_STATUSES),
  appliedOn: z.string(),
  decidedOn: z.string().nullable(),
  resolution: z.string().nullable(),
  endedOn: z.string().nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  endNote: z.string().nullable(),
  /** The last day covered by a fully paid fee. */
  paidUntil: z.string().nullable(),
  /** Latest first. */
  fees: z.array(feeSchema),
});

export type Member = z.infer<typeof memberSchema>;

/** A membership as shown with its person in the panel, also to the role `desk`. */
export const membershipSchema = memberSchema.omit({ person: true, resolution: true, endNote: true });
export type Membership = z.infer<typeof membershipSchema>;

/** A membership as visible to the member, without the panel's notes. */
export const ownMemberSchema = memberSchema.omit({ endNote: true }).extend({
  person: personSchema.omit({ note: true }).nullable(),
  fees: z.array(feeSchema.omit({ waiverReason: true })),
});

/** The signed-in user's own membership. */
export const myMembershipSchema = ownMemberSchema.extend({
  /** The last day of validity, grace period included; null while it is not valid. */
  validUntil: z.string().nullable(),
});

export const myMemberSchema = z.object({ member: myMembershipSchema.nullable() });

export type MyMembership = z.infer<typeof myMembershipSchema>;

export const sentMemberSchema = memberSchema.extend(sentField);
export type SentMember = z.infer<typeof sentMemberSchema>;

const categoryField = nameText(VALIDATION.category, 40);

export const applicationInputSchema = z.object({
  category: categoryField,
  acceptsStatute: z.literal(true, VALIDATION.acceptStatute),
});

export type ApplicationInput = z.output<typeof applicationInputSchema>;

export const paperApplicationInputSchema = z.object({
  personId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
  category: categoryField,
  /** Today by default. */
  appliedOn: dayField.optional(),
});

export type PaperApplicationInput = z.output<typeof paperApplicationInputSchema>;

export const memberChangeSchema = z.object({ category: categoryField }).partial();
export type MemberChange = z.output<typeof memberChangeSchema>;

const decisionFields = {
  admit: z.boolean(VALIDATION.invalid),
  on: dayField,
  /** "verbale n. 4 del 12/11/2026" */
  resolution: lineText(VALIDATION.resolution),
};

export const decisionInputSchema = z.object(decisionFields);
export type DecisionInput = z.output<typeof decisionInputSchema>;

/** One resolution on several applications; numbers are assigned in the order of the ids. */
export const decisionsInputSchema = z.object({
  ids: list(integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)), 200, {
    atLeastOne: VALIDATION.required,
  }),
  ...decisionFields,
});

export const decisionsSchema = z.object({ members: z.array(memberSchema), sent: z.number().int() });

export const endInputSchema = z.object({
  on: dayField,
  reason: z.enum(END_REASONS, VALIDATION.invalid),
  note: nullableText(500).default(null),
});

export type EndInput = z.output<typeof endInputSchema>;

export const feesInputSchema = z.object({ year: integer.pipe(z.number().min(2000).max(2100)) });

/** A fee entered by hand, for any period. */
export const feeInputSchema = z.object({
  from: dayField,
  until: dayField,
  /** Cents. */
  amount: integer.pipe(z.number().min(0).max(MAX_AMOUNT_CENTS)),
});

export type FeeInput = z.output<typeof feeInputSchema>;

export const waiverInputSchema = z.object({ reason: lineText(VALIDATION.reason, 200) });

export const feesCreatedSchema = z.object({ created: z.number().int() });

export const membersQuerySchema = z.object({
  ...pageQuery,
  /** As for people; digits alone are also matched as a member number. */
  q: typedText(100).optional(),
  status: z.enum(MEMBER_STATUSES, VALIDATION.invalid).optional(),
  feeOpen: queryFlag.optional(),
  /** Only members whose medical certificate ends on or before this day. */
  certificateBy: dayField.optional(),
});

export type MembersQuery = z.output<typeof membersQuerySchema>;

/** The most cards in one file. */
const MAX_CARDS = 1000;

export const cardsQuerySchema = z.object({
  /** Ids of members, separated by commas: "3,12,15". */
  ids: shortString(MAX_CARDS * 10)
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, VALIDATION.invalid)
    .transform((value) => value.split(",").map(Number))
    .refine((ids) => ids.length <= MAX_CARDS, VALIDATION.invalid)
    .optional(),
});
