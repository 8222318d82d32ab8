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

/** Members: the register's entries with their fees, and what is done with them. Days are days in Rome. */

export const feeSchema = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  /** The calendar year in which the period begins. */
  year: z.number().int(),
  from: z.string(),
  until: z.string(),
  /** Cents. */
  totalAmount: z.number().int(),
  /** Cents that are not asked for any more, since when and why; 0 and null where nothing was waived. */
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
  /** First and last name, also of somebody who is erased. */
  name: z.string(),
  category: z.string(),
  status: z.enum(MEMBER_STATUSES),
  appliedOn: z.string(),
  decidedOn: z.string().nullable(),
  resolution: z.string().nullable(),
  endedOn: z.string().nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  endNote: z.string().nullable(),
  /** The last day that a fully paid fee is for. */
  paidUntil: z.string().nullable(),
  /** The latest first. */
  fees: z.array(feeSchema),
});

export type Member = z.infer<typeof memberSchema>;

/** As the panel shows a membership beside its person, also to the desk. */
export const membershipSchema = memberSchema.omit({ person: true, resolution: true, endNote: true });
export type Membership = z.infer<typeof membershipSchema>;

/** As members see themselves, without what the panel notes. */
export const ownMemberSchema = memberSchema.omit({ endNote: true }).extend({
  person: personSchema.omit({ note: true }).nullable(),
  fees: z.array(feeSchema.omit({ waiverReason: true })),
});

/** One's own membership, as the account shows it. */
export const myMembershipSchema = ownMemberSchema.extend({
  /** The last day on which it is valid, with the days of grace; null while it is not. */
  validUntil: z.string().nullable(),
});

export const myMemberSchema = z.object({ member: myMembershipSchema.nullable() });

export type MyMembership = z.infer<typeof myMembershipSchema>;

/** A member, and whether they were told by mail. */
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

/** One resolution about several applications; numbers are given in the order of the ids. */
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

/** A fee that is written by hand, for any period. */
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
  /** As of people; digits alone are also the number of a member. */
  q: typedText(100).optional(),
  status: z.enum(MEMBER_STATUSES, VALIDATION.invalid).optional(),
  /** Only those who have a fee to pay. */
  feeOpen: queryFlag.optional(),
  /** Only those whose medical certificate ends on this day or before it. */
  certificateBy: dayField.optional(),
});

export type MembersQuery = z.output<typeof membersQuerySchema>;

/** The most cards in one file. */
const MAX_CARDS = 1000;

export const cardsQuerySchema = z.object({
  /** Ids of members with commas between them: "3,12,15". */
  ids: shortString(MAX_CARDS * 10)
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, VALIDATION.invalid)
    .transform((value) => value.split(",").map(Number))
    .refine((ids) => ids.length <= MAX_CARDS, VALIDATION.invalid)
    .optional(),
});
