import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { BOOKING_STATUSES } from "@/lib/schemas/booking/booking";
import {
  dayField,
  emailField,
  idParam,
  integer,
  lineText,
  nullableText,
  personText,
  requiredText,
} from "@/lib/schemas/fields";
import { balanceFields, outcomeFields } from "@/lib/schemas/money/balance";

/** So many can be signed up at once. */
export const MAX_SEATS = 10;

/** How many places one sign-up takes, and the names of who else comes, as far as they are given. */
export const seatFields = {
  seats: integer.pipe(z.number().min(1, VALIDATION.seats).max(MAX_SEATS, VALIDATION.seats)).default(1),
  companions: z
    .array(z.union([z.literal(""), personText(VALIDATION.companion, 200)], VALIDATION.companion))
    .max(MAX_SEATS - 1)
    .transform((names) => names.filter((name) => name !== ""))
    .default([]),
};

/** What somebody fills in to take part, whatever in; a phone is asked for differently. */
export const signerFields = {
  firstName: personText("Il nome è obbligatorio", 100),
  lastName: personText("Il cognome è obbligatorio", 100),
  email: emailField("Indirizzo email non valido"),
  notes: nullableText(2000).default(null),
  ...seatFields,
};

/** What both kinds of places answer beside what they are for. */
export const placeFields = {
  id: z.number().int(),
  confirmationNumber: z.string(),
  userId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(BOOKING_STATUSES),
  notes: z.string().nullable(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  totalAmount: z.number().int(),
  ...balanceFields,
  canceledAt: z.string().nullable(),
  refundPercent: z.number().int().nullable(),
  refundAmount: z.number().int().nullable(),
  canceledBy: z.enum(["customer", "centre"]).nullable(),
  cancelReason: z.string().nullable(),
  /** What lets in at the door. */
  checkInCode: z.string(),
  checkedInAt: z.string().nullable(),
};

export const PLACE_KINDS = ["event", "course"] as const;

/** A place as the link in the mail shows it. */
export const linkedPlaceSchema = z.object({
  kind: z.enum(PLACE_KINDS),
  title: z.string(),
  /** An instant; null for a course without days. */
  startsAt: z.string().nullable(),
  seats: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(BOOKING_STATUSES),
});

export type LinkedPlace = z.infer<typeof linkedPlaceSchema>;

/** A place as its owner sees it in her bookings. */
export const ownPlaceSchema = linkedPlaceSchema.extend({
  id: z.number().int(),
  confirmationNumber: z.string(),
  /** The event's or the course's. */
  ofId: z.number().int(),
  endsAt: z.string().nullable(),
  location: z.string(),
  checkInCode: z.string(),
  canceledBy: z.enum(["customer", "centre"]).nullable(),
  cancelReason: z.string().nullable(),
  totalAmount: z.number().int(),
  ...balanceFields,
  canGiveUp: z.boolean(),
  /** What giving it up now gives back, by the policy. */
  refundPercent: z.number().int(),
  refundAmount: z.number().int(),
  comesBack: outcomeFields.comesBack,
  stillOwed: outcomeFields.stillOwed,
});

export type OwnPlace = z.infer<typeof ownPlaceSchema>;

export const ownPlaceParams = z.object({ kind: z.enum(PLACE_KINDS, VALIDATION.invalid), id: idParam });

export const placeTokenParams = z.object({ token: z.string().max(200) });

export const checkInInputSchema = z.object({
  code: requiredText(VALIDATION.required, 100),
  /** When it was, of one that a device kept while it had no network. */
  enteredAt: z.iso.datetime(VALIDATION.invalid).optional(),
});

/** Somebody with a place, as the door knows them. */
const expectedSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  checkInCode: z.string(),
  checkedInAt: z.string().nullable(),
});

export type Expected = z.infer<typeof expectedSchema>;

/** Who is expected today, by event and course. */
export const doorsSchema = z.object({
  today: z.string(),
  doors: z.array(
    z.object({
      kind: z.enum(PLACE_KINDS),
      id: z.number().int(),
      title: z.string(),
      /** Wall time; null for a course without lessons at fixed times. */
      startTime: z.string().nullable(),
      people: z.array(expectedSchema),
    }),
  ),
});

export type Doors = z.infer<typeof doorsSchema>;
export type Door = Doors["doors"][number];

export const checkInSchema = z.object({
  kind: z.enum(PLACE_KINDS),
  participant: z.string(),
  title: z.string(),
  seats: z.number().int(),
  /** False when the code has been used before. */
  isFirst: z.boolean(),
  /** When it was used first. */
  checkedInAt: z.string(),
});

export type CheckIn = z.infer<typeof checkInSchema>;

/** The centre cancels a whole event or course. */
export const allCanceledInputSchema = z.object({
  reason: requiredText(VALIDATION.reason, 500),
  /** All of it unless said. */
  refundPercent: integer.pipe(z.number().min(0).max(100)).default(100),
});

export type AllCanceledInput = z.output<typeof allCanceledInputSchema>;

/** What the centre writes to all who take part. */
export const messageInputSchema = z.object({
  subject: lineText(VALIDATION.subject, 200),
  text: requiredText(VALIDATION.message, 5000),
});

export type MessageInput = z.output<typeof messageInputSchema>;

/** What the centre writes to everybody who has booked a room on a day. */
export const roomMessageInputSchema = messageInputSchema.extend({ day: dayField });

export type RoomMessageInput = z.output<typeof roomMessageInputSchema>;

/** How many are written to. */
export const messageSentSchema = z.object({ recipients: z.number().int() });

/** An administrator's change of a place in a course or at an event. */
export const participationUpdateSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
    /** Euro cents. */
    totalAmount: integer.pipe(z.number().min(0).max(100_000_000)).optional(),
    /** What a cancellation gives back; all of it unless said. */
    refundPercent: integer.pipe(z.number().min(0).max(100)).optional(),
    /** Why the centre cancels; in the mail. */
    reason: nullableText(500).optional(),
  })
  .superRefine((change, context) => {
    if (change.status === undefined && change.totalAmount === undefined)
      context.addIssue({ code: "custom", path: ["status"], message: VALIDATION.required });
  });

export type ParticipationUpdate = z.output<typeof participationUpdateSchema>;
