import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { OFFERING_KINDS, type OfferingKind } from "@/lib/domain/catalogue/offering";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { dayField, idParam, integer, list, nullableText, personText, timeField } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { balanceFields, outcomeFields } from "@/lib/schemas/money/balance";
import { promoCodeField, usedPromoSchema } from "@/lib/schemas/money/promo-code";
import { contactFields, personIdAnswer } from "@/lib/schemas/person/contact";
import { cancellationStepsAnswer } from "@/lib/schemas/site/cancellation-steps";

/** The most places that one sign-up takes. */
export const MAX_SEATS = 10;

/** How many places one sign-up takes, and the names of the other people, as far as they are given. */
export const seatFields = {
  seats: integer.pipe(z.number().min(1, VALIDATION.seats).max(MAX_SEATS, VALIDATION.seats)).default(1),
  companions: list(
    z.union([z.literal(""), personText(VALIDATION.companion, 200)], VALIDATION.companion),
    MAX_SEATS - 1,
  )
    .transform((names) => names.filter((name) => name !== ""))
    .default([]),
};

/** The fields of every sign-up form. The phone is not among them: only courses require it. */
export const signUpInputFields = {
  ...contactFields,
  notes: nullableText(2000).default(null),
  promoCode: promoCodeField,
  ...seatFields,
};

/** A check-in on one day in Rome. */
export const checkInOfDaySchema = z.object({ date: z.string(), at: z.string() });

/** The fields that answers about sign-ups of both kinds have in common. */
export const signUpFields = {
  id: z.number().int(),
  confirmationNumber: z.string(),
  userId: z.number().int().nullable(),
  personId: personIdAnswer,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(BOOKING_STATUSES),
  notes: z.string().nullable(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  /** Of mails about it. */
  language: languageSchema,
  totalAmount: z.number().int(),
  /** Absent without a code. */
  promo: usedPromoSchema.optional(),
  /** The pass that paid for it; absent without one. */
  passId: z.number().int().optional(),
  ...balanceFields,
  canceledAt: z.string().nullable(),
  refundPercent: z.number().int().nullable(),
  refundAmount: z.number().int().nullable(),
  canceledBy: z.enum(["customer", "centre"]).nullable(),
  cancelReason: z.string().nullable(),
  cancellationSteps: cancellationStepsAnswer,
  /** The code that is checked at the door. */
  checkInCode: z.string(),
  /** One for each day on which the person came, in order. */
  checkIns: z.array(checkInOfDaySchema),
};

/** A sign-up for an event or a course, as the server works with it. `rest-names.ts` makes the answers of it. */
export interface SignUp extends z.infer<z.ZodObject<typeof signUpFields>> {
  kind: OfferingKind;
  offering: { id: number; slug: string; title: string; imageUrl: string };
  phone: string | null;
  /** ISO 8601 instant at which somebody signed up. */
  madeAt: string;
  /** The days on which the course begins and ends for this person; null for events, and where no day was asked for. */
  startDate: string | null;
  endDate: string | null;
  /** The hour of a single lesson on `startDate`; null for anything else. */
  singleTime: string | null;
}

const lessonSchema = z.object({ startsAt: z.string(), endsAt: z.string() });

/** Where and when a participant comes. */
export const occasionSchema = z.object({
  /** In lines: the room and the address of the centre, or the place that was typed. */
  where: z.string(),
  /** In lines: days and hours, of a course the first and the next lesson; empty where none are known. */
  when: z.string(),
  /** Null for events, and for courses without lessons at fixed times. */
  firstLesson: lessonSchema.nullable(),
  /** The first one after it that has not begun; null where there is none. */
  nextLesson: lessonSchema.nullable(),
});

/** The day on which somebody begins a course, or that of a single lesson with its hour. */
export const occasionQuerySchema = z.object({
  startDate: dayField.optional(),
  singleTime: timeField.optional(),
});

export type Occasion = z.infer<typeof occasionSchema>;

/** A sign-up as the link in the mail shows it. */
export const linkedSignUpSchema = z.object({
  kind: z.enum(OFFERING_KINDS),
  title: z.string(),
  /** An instant; null for a course without days. */
  startsAt: z.string().nullable(),
  seats: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(BOOKING_STATUSES),
});

export type LinkedSignUp = z.infer<typeof linkedSignUpSchema>;

/** A sign-up as its owner sees it in "Le Mie Prenotazioni". */
export const ownSignUpSchema = linkedSignUpSchema.extend({
  id: z.number().int(),
  confirmationNumber: z.string(),
  /** The id of the event or the course. */
  ofId: z.number().int(),
  /** Of its page. */
  ofSlug: z.string(),
  endsAt: z.string().nullable(),
  ...occasionSchema.shape,
  checkInCode: z.string(),
  canceledBy: z.enum(["customer", "centre"]).nullable(),
  cancelReason: z.string().nullable(),
  totalAmount: z.number().int(),
  passId: signUpFields.passId,
  ...balanceFields,
  canGiveUp: z.boolean(),
  /** The refund of a cancellation now, by the policy. */
  refundPercent: z.number().int(),
  refundAmount: z.number().int(),
  comesBack: outcomeFields.comesBack,
  stillOwed: outcomeFields.stillOwed,
});

export type OwnSignUp = z.infer<typeof ownSignUpSchema>;

export const ownSignUpParams = z.object({ kind: z.enum(OFFERING_KINDS, VALIDATION.invalid), id: idParam });

export const signUpTokenParams = z.object({ token: shortString(200) });

/** The panel's change of a sign-up: its status, its amount, or both. */
export const signUpUpdateSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
    /** Euro cents. */
    totalAmount: integer.pipe(z.number().min(0).max(100_000_000)).optional(),
    /** What a cancellation refunds; everything when left out. */
    refundPercent: integer.pipe(z.number().min(0).max(100)).optional(),
    /** Why the centre cancels; quoted in the mail. */
    reason: nullableText(500).optional(),
  })
  .superRefine((change, context) => {
    if (change.status === undefined && change.totalAmount === undefined)
      context.addIssue({ code: "custom", path: ["status"], message: VALIDATION.required });
  });

export type SignUpUpdate = z.output<typeof signUpUpdateSchema>;
