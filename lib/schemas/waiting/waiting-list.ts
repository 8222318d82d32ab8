import { z } from "zod";
import { WAITING_KINDS, WAITING_STATUSES } from "@/lib/domain/waiting/waiting";
import { VALIDATION } from "@/lib/messages/validation";
import { bookingContactFields, withPeriod } from "@/lib/schemas/booking/booking-input";
import {
  expectedTotalField,
  integer,
  lineText,
  MAX_ID,
  pageQuery,
  requiredText,
  searchText,
  text,
} from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { expectedUpfrontFields } from "@/lib/schemas/money/prepayment";
import { namesWithoutPerson, panelContactFields, personIdAnswer } from "@/lib/schemas/person/contact";
import { chosenExtrasSchema, extrasBody } from "@/lib/schemas/room-time/extras";
import { periodBody } from "@/lib/schemas/room-time/period";
import { panelSentField, sentField } from "@/lib/schemas/sent";
import { courseSignUpInputSchema, panelCourseSignUpInputSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpInputSchema, panelEventSignUpInputSchema } from "@/lib/schemas/sign-up/event-sign-up";

/** The purpose of a booking from the waiting list, unless another is given. */
export const WAITING_PURPOSE = "Lista d'attesa";

/** An entry of the waiting list. No response contains the token of its link. */
export const waitingEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(WAITING_KINDS),
  status: z.enum(WAITING_STATUSES),
  /** The name of the room, or the title of the event or course. */
  title: z.string(),
  userId: z.number().int().nullable(),
  personId: personIdAnswer,
  spaceId: z.number().int().nullable(),
  eventId: z.number().int().nullable(),
  courseId: z.number().int().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Set for a single lesson. */
  singleDate: z.string().nullable(),
  singleTime: z.string().nullable(),
  isFullDay: z.boolean(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  attendees: z.number().int().nullable(),
  purpose: z.string().nullable(),
  extras: chosenExtrasSchema.default([]),
  seats: z.number().int(),
  companions: z.array(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  /** The language of mails about the entry. */
  language: languageSchema,
  offerExpiresAt: z.string().nullable(),
  bookingId: z.number().int().nullable(),
  registrationId: z.number().int().nullable(),
  courseBookingId: z.number().int().nullable(),
  /** Counted from 1 and adjusted as entries leave the list; null for a closed entry. */
  position: z.number().int().nullable(),
  createdAt: z.string(),
});

export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

export const waitingCreatedSchema = z.object({ entry: waitingEntrySchema, ...panelSentField });

const id = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID));

const spaceWaitSchema = z.object({
  kind: z.literal("space"),
  ...bookingContactFields,
  purpose: lineText(VALIDATION.purposeRequired, 500).default(WAITING_PURPOSE),
  spaceId: id,
  extras: extrasBody,
  ...periodBody,
});

const ofEvent = { kind: z.literal("event"), eventId: id };
const ofCourse = { kind: z.literal("course") };

/** The body of a new entry: `kind`, and the fields for creating the corresponding booking or sign-up. */
export const waitingInputSchema = z.discriminatedUnion(
  "kind",
  [
    spaceWaitSchema.transform(withPeriod),
    eventSignUpInputSchema.extend(ofEvent),
    courseSignUpInputSchema.safeExtend(ofCourse),
  ],
  VALIDATION.invalid,
);

export const panelWaitingInputSchema = z.discriminatedUnion(
  "kind",
  [
    namesWithoutPerson(spaceWaitSchema.extend(panelContactFields)).transform(withPeriod),
    panelEventSignUpInputSchema.safeExtend(ofEvent),
    panelCourseSignUpInputSchema.safeExtend(ofCourse),
  ],
  VALIDATION.invalid,
);

export type WaitingInput = z.output<typeof panelWaitingInputSchema>;
export type SpaceWaitInput = Extract<WaitingInput, { kind: "space" }>;
export type EventWaitInput = Extract<WaitingInput, { kind: "event" }>;
export type CourseWaitInput = Extract<WaitingInput, { kind: "course" }>;

const queryId = z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional();

export const waitingListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  kind: z.enum(WAITING_KINDS, VALIDATION.invalid).optional(),
  status: z.enum(WAITING_STATUSES, VALIDATION.invalid).optional(),
  spaceId: queryId,
  eventId: queryId,
  courseId: queryId,
  q: searchText,
});

export type WaitingListQuery = z.output<typeof waitingListQuerySchema>;

const token = text(200);

export const waitingTokenBody = z.object({ token: token.optional() });
export const waitingAcceptBody = waitingTokenBody.extend({
  expectedTotal: expectedTotalField,
  ...expectedUpfrontFields,
});
export const waitingTokenQuery = z.object({ token: token.optional() });

/** An entry changed by the panel, and whether its person was notified by mail. */
export const waitingEntrySentSchema = waitingEntrySchema.extend(sentField);

export type WaitingEntrySent = z.infer<typeof waitingEntrySentSchema>;

export const offerOutOfTurnSchema = z.object({ reason: requiredText(VALIDATION.giveReason, 500) });
