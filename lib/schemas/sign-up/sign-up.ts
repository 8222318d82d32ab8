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

/** The most places of one sign-up. */
export const MAX_SEATS = 10;

export const seatsField = integer.pipe(z.number().min(1, VALIDATION.seats).max(MAX_SEATS, VALIDATION.seats));

/** The number of places of one sign-up, and the names of the companions, as far as given. */
export const seatFields = {
  seats: seatsField.default(1),
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

/** A check-in on one day (Europe/Rome). */
export const checkInOfDaySchema = z.object({ date: z.string(), at: z.string() });

/** The response fields common to both kinds of sign-ups. */
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
  /** The language of mails about the sign-up. */
  language: languageSchema,
  totalAmount: z.number().int(),
  /** Absent without a promo code. */
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
  /** One for each day of attendance, in order. */
  checkIns: z.array(checkInOfDaySchema),
};

/** A sign-up for an event or a course, as used on the server. `rest-names.ts` converts it into responses. */
export interface SignUp extends z.infer<z.ZodObject<typeof signUpFields>> {
  kind: OfferingKind;
  offering: { id: number; slug: string; title: string; imageUrl: string };
  phone: string | null;
  /** ISO 8601 instant of the sign-up. */
  madeAt: string;
  /** This participant's first and last day of the course; null for events, and if no day was chosen. */
  startDate: string | null;
  endDate: string | null;
  /** The time of a single lesson on `startDate`; null for anything else. */
  singleTime: string | null;
}

const lessonSchema = z.object({ startsAt: z.string(), endsAt: z.string() });

/** The place and time of a sign-up. */
export const occasionSchema = z.object({
  /** In lines: the room and the address of the centre, or the event's or course's own location. */
  where: z.string(),
  /** In lines: days and times, for a course the first and the next lesson; empty if none are known. */
  when: z.string(),
  /** Null for events, and for courses without lessons at fixed times. */
  firstLesson: lessonSchema.nullable(),
  /** The first later lesson that has not begun; null if there is none. */
  nextLesson: lessonSchema.nullable(),
});

/** A participant's first day of a course, or the day and time of a single lesson. */
export const occasionQuerySchema = z.object({
  startDate: dayField.optional(),
  singleTime: timeField.optional(),
});

export type Occasion = z.infer<typeof occasionSchema>;

/** A sign-up as shown by the link in the mail. */
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

/** A sign-up as shown to its owner in "Le Mie Prenotazioni". */
export const ownSignUpSchema = linkedSignUpSchema.extend({
  id: z.number().int(),
  confirmationNumber: z.string(),
  /** The id of the event or the course. */
  ofId: z.number().int(),
  /** The slug of its page. */
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
    /** The refund of a cancellation in percent; 100 if omitted. */
    refundPercent: integer.pipe(z.number().min(0).max(100)).optional(),
    /** The centre's reason for the cancellation; quoted in the mail. */
    reason: nullableText(500).optional(),
  })
  .superRefine((change, context) => {
    if (change.status === undefined && change.totalAmount === undefined)
      context.addIssue({ code: "custom", path: ["status"], message: VALIDATION.required });
  });

export type SignUpUpdate = z.output<typeof signUpUpdateSchema>;
