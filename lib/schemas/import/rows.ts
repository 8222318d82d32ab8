import { z } from "zod";
import {
  BOOKING_STATES,
  readBookingState,
  readEndReason,
  readMemberStatus,
  readSpaceType,
} from "@/lib/domain/import/words";
import { text as sentence } from "@/lib/domain/language/text";
import { MAX_AMOUNT_CENTS, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import { visibleLine } from "@/lib/domain/person/visible-text";
import { isRecord } from "@/lib/domain/site/is-record";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  lineText,
  nullableDay,
  nullableText,
  nullableTyped,
  text,
  timeField,
} from "@/lib/schemas/fields";
import { contactFields } from "@/lib/schemas/person/contact";
import { personInputSchema } from "@/lib/schemas/person/person";
import { spaceInputSchema } from "@/lib/schemas/space/space";

/**
 * A row of each kind of file, after its cells were parsed (lib/domain/import/read-cell.ts); empty cells are omitted.
 */

/** A key, given as any of the words known for it. */
const wordFor = <Key extends string>(read: (cell: string) => Key | null) =>
  z.string(VALIDATION.required).transform((cell, context) => {
    const key = read(cell);
    if (key !== null) return key;
    context.addIssue({
      code: "custom",
      message: sentence("imports.cell.word", { word: firstGraphemes(cell, 60) }),
    });
    return z.NEVER;
  });

export const personRowSchema = personInputSchema.extend({
  /** The day on which the person consented. */
  newsletterSince: nullableDay.optional(),
});
export type PersonRow = z.output<typeof personRowSchema>;

const NO_PRICES = {
  pricePerHour: ON_REQUEST_TEXT,
  pricePerDay: ON_REQUEST_TEXT,
  pricePerWeek: ON_REQUEST_TEXT,
};

/** Missing prices of a room become prices on request. */
export const spaceRowSchema = z.preprocess((row) => {
  if (!isRecord(row)) return row;
  const type = typeof row.type === "string" ? (readSpaceType(row.type) ?? row.type) : row.type;
  return { ...NO_PRICES, ...row, type };
}, spaceInputSchema);
export type SpaceRow = z.output<typeof spaceRowSchema>;

export const bookingRowSchema = z.object({
  /** A room by name or id. */
  space: text(120, VALIDATION.required).min(1, VALIDATION.required),
  startDate: dayField,
  endDate: dayField.optional(),
  startTime: timeField.optional(),
  endTime: timeField.optional(),
  isFullDay: z.boolean().optional(),
  firstName: contactFields.firstName,
  lastName: contactFields.lastName,
  email: contactFields.email.optional(),
  phone: nullableTyped(40).default(null),
  purpose: text(500).default(""),
  attendees: z.int().min(1).max(10_000).default(1),
  totalAmount: z.int().min(0).max(MAX_AMOUNT_CENTS).optional(),
  status: wordFor(readBookingState).pipe(z.enum(BOOKING_STATES)).optional(),
  notes: nullableText(2000).default(null),
});
export type BookingRow = z.output<typeof bookingRowSchema>;

const memberFields = personInputSchema.extend({
  number: z.int().min(1).max(1_000_000_000).optional(),
  category: lineText(VALIDATION.required, 100).optional(),
  status: wordFor(readMemberStatus).optional(),
  appliedOn: nullableDay.optional(),
  decidedOn: nullableDay.optional(),
  resolution: nullableText(200).optional(),
  paidUntil: nullableDay.optional(),
  endedOn: nullableDay.optional(),
  endReason: wordFor(readEndReason).optional(),
});
/** A status that is a reason for the end of a membership, such as "decaduto", means ended with that reason. */
export const memberRowSchema = z.preprocess((row) => {
  if (!isRecord(row) || typeof row.status !== "string" || readMemberStatus(row.status) !== null) return row;
  const endReason = readEndReason(row.status);
  return endReason === null ? row : { endReason, ...row, status: "ended" };
}, memberFields);
export type MemberRow = z.output<typeof memberRowSchema>;

export const entryRowSchema = z.object({
  /** The title comes from another program's file and cannot be corrected there, so invisible characters are removed. */
  title: z.string().overwrite(visibleLine).pipe(lineText(VALIDATION.reasonRequired, 120)),
  startsAt: z.iso.datetime(VALIDATION.invalid).transform((instant) => new Date(instant)),
  endsAt: z.iso.datetime(VALIDATION.invalid).transform((instant) => new Date(instant)),
});
export type EntryRow = z.output<typeof entryRowSchema>;
