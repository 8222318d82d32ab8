import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { INVALID_REASONS } from "@/lib/domain/membership/validity";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { typedText } from "@/lib/schemas/fields";

export const checkInInputSchema = z.object({
  code: typedText(100, VALIDATION.required).min(1, VALIDATION.required),
  /** When the person came in, if the device recorded it offline. */
  enteredAt: shortString().pipe(z.iso.datetime(VALIDATION.invalid)).optional(),
});

/** Somebody who signed up, as the list at the door shows them. */
const expectedSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  checkInCode: z.string(),
  /** Today's check-in. */
  checkedInAt: z.string().nullable(),
});

export type Expected = z.infer<typeof expectedSchema>;

/** Who is expected today, by event and course. */
export const doorsSchema = z.object({
  today: z.string(),
  doors: z.array(
    z.object({
      kind: z.enum(OFFERING_KINDS),
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

const signUpCheckInSchema = z.object({
  kind: z.enum(OFFERING_KINDS),
  participant: z.string(),
  title: z.string(),
  seats: z.number().int(),
  /** False when the code was used before on the same day. */
  isFirst: z.boolean(),
  /** When the code was used for the first time on that day. */
  checkedInAt: z.string(),
  /** What the participant should have brought and has not; absent where nothing is missing. */
  missing: z.array(z.enum(["certificate"])).optional(),
});

export type SignUpCheckIn = z.infer<typeof signUpCheckInSchema>;

/** What the card of a member says at the door; it checks nobody in. */
const memberCheckInSchema = z.object({
  kind: z.literal("member"),
  participant: z.string(),
  number: z.number().int(),
  /** Whether the membership is valid today. */
  isValid: z.boolean(),
  /** Why not; null for a valid one. */
  invalidReason: z.enum(INVALID_REASONS).nullable(),
  paidUntil: z.string().nullable(),
  certificateUntil: z.string().nullable(),
  /** The sign-ups of the member for today. */
  places: z.array(
    z.object({
      kind: z.enum(OFFERING_KINDS),
      id: z.number().int(),
      title: z.string(),
      /** Wall time; null for a course without lessons at fixed times. */
      startTime: z.string().nullable(),
      seats: z.number().int(),
    }),
  ),
});

export type MemberCheckIn = z.infer<typeof memberCheckInSchema>;

export const checkInSchema = z.union([signUpCheckInSchema, memberCheckInSchema]);

export type CheckIn = z.infer<typeof checkInSchema>;
