import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { INVALID_REASONS } from "@/lib/domain/membership/validity";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { typedText } from "@/lib/schemas/fields";
import { seatsField } from "./sign-up";

export const checkInInputSchema = z.object({
  code: typedText(100, VALIDATION.required).min(1, VALIDATION.required),
  /** How many come in now of a sign-up with several seats; by default all that are missing. */
  seats: seatsField.optional(),
  /** When the person came in, if the device recorded it offline. */
  enteredAt: shortString().pipe(z.iso.datetime(VALIDATION.invalid)).optional(),
});

export type CheckInInput = z.infer<typeof checkInInputSchema>;

/** A participant as shown in the list at the door. */
const expectedSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  checkInCode: z.string(),
  /** Today's check-in. */
  checkedInAt: z.string().nullable(),
  /** The seats that came in today. */
  seatsPresent: z.number().int(),
  /** Cents. */
  dueAmount: z.number().int(),
});

export type Expected = z.infer<typeof expectedSchema>;

/** The participants expected today, by event and course. */
export const doorsSchema = z.object({
  today: z.string(),
  doors: z.array(
    z.object({
      kind: z.enum(OFFERING_KINDS),
      id: z.number().int(),
      title: z.string(),
      /** Wall-clock time; null for a course without lessons at fixed times. */
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
  /** Required documents that are missing; absent if nothing is missing. */
  missing: z.array(z.enum(["certificate"])).optional(),
});

export type SignUpCheckIn = z.infer<typeof signUpCheckInSchema>;

/** The result of scanning a membership card at the door; it checks nobody in. */
const memberCheckInSchema = z.object({
  kind: z.literal("member"),
  participant: z.string(),
  number: z.number().int(),
  /** Whether the membership is valid today. */
  isValid: z.boolean(),
  /** Null for a valid membership. */
  invalidReason: z.enum(INVALID_REASONS).nullable(),
  paidUntil: z.string().nullable(),
  certificateUntil: z.string().nullable(),
  /** The sign-ups of the member for today. */
  places: z.array(
    z.object({
      kind: z.enum(OFFERING_KINDS),
      id: z.number().int(),
      title: z.string(),
      /** Wall-clock time; null for a course without lessons at fixed times. */
      startTime: z.string().nullable(),
      seats: z.number().int(),
    }),
  ),
});

export type MemberCheckIn = z.infer<typeof memberCheckInSchema>;

export const checkInSchema = z.union([signUpCheckInSchema, memberCheckInSchema]);

export type CheckIn = z.infer<typeof checkInSchema>;
