import { z } from "zod";
import { isTooLong } from "@/lib/domain/room-time/longest";
import { VALIDATION } from "@/lib/messages/validation";
import { conflictSchema } from "@/lib/schemas/conflict";
import {
  dayField,
  idParam,
  integer,
  lineText,
  list,
  nullableId,
  nullableLine,
  nullableTime,
  text,
  timeField,
} from "@/lib/schemas/fields";
import { notifyField, sentToAllFields } from "@/lib/schemas/sent";
import { textField } from "@/lib/schemas/worded";

export const closureSchema = z.object({
  id: z.number().int(),
  /** Null: the whole centre. */
  spaceId: z.number().int().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  /** Both null: whole days. */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Public. */
  reason: z.string(),
  /** For the panel only: the title of an entry of an imported calendar. */
  note: z.string().nullable().optional(),
});

export type Closure = z.infer<typeof closureSchema>;

/**
 * The response to a write: the closure, the bookings and lessons that remain in its time, the bookings canceled for it,
 * the number of their customers notified by mail, and the number of notified participants of suspended lessons.
 */
export const closureSavedSchema = closureSchema.extend({
  conflicts: z.array(conflictSchema),
  canceled: z.array(z.object({ id: z.number().int(), confirmationNumber: z.string() })),
  mailed: z.number().int(),
  ...sentToAllFields,
});

export type ClosureSaved = z.infer<typeof closureSavedSchema>;

export const closurePreviewSchema = z.object({
  /** These refuse the closure unless they are kept or canceled. */
  conflicts: z.array(conflictSchema),
  /** Lessons suspended by the closure or continuing during it. */
  lessons: z.array(conflictSchema),
  /** The number of participants of suspended lessons who have an e-mail address. */
  recipients: z.number().int(),
});

export type ClosurePreview = z.infer<typeof closurePreviewSchema>;

/** The most bookings canceled by one request, which is one transaction. */
export const MAX_CANCELED_AT_ONCE = 100;

const closureFields = z.object({
  spaceId: nullableId,
  startDate: dayField,
  endDate: dayField,
  startTime: nullableTime,
  endTime: nullableTime,
  reason: lineText(VALIDATION.reasonRequired, 120),
  note: nullableLine(500),
  /** "keep": existing bookings stay, the rest of the time is closed. */
  onConflict: z.enum(["refuse", "keep"], VALIDATION.invalid),
  /** Ids of conflicting bookings to cancel, with a full refund. */
  cancelBookings: list(integer.pipe(z.number().min(1)), MAX_CANCELED_AT_ONCE),
  /** The message to their customers. */
  message: text(500),
  /** Whether participants of suspended lessons are notified. */
  ...notifyField,
});

interface Ranges {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
}

interface Canceling {
  cancelBookings?: readonly number[] | undefined;
  message?: string | undefined;
}

/** A cancellation requires a message to the customers. */
function checkMessage({ cancelBookings = [], message = "" }: Canceling, context: z.RefinementCtx): void {
  if (cancelBookings.length > 0 && message === "")
    context.addIssue({ code: "custom", path: ["message"], message: VALIDATION.message });
}

function checkRanges({ startDate, endDate, startTime, endTime }: Ranges, context: z.RefinementCtx): void {
  const fail = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (endDate < startDate) fail("endDate", VALIDATION.endBeforeStart);
  else if (isTooLong(startDate, endDate)) fail("endDate", VALIDATION.lastsTooLong);
  if ((startTime === null) !== (endTime === null))
    fail(startTime === null ? "startTime" : "endTime", VALIDATION.bothTimes);
  else if (startTime !== null && endTime !== null && endTime <= startTime)
    fail("endTime", VALIDATION.endTimeBeforeStart);
}

const shape = closureFields.shape;

export const closureInputSchema = closureFields
  .extend({
    spaceId: shape.spaceId.default(null),
    startTime: shape.startTime.default(null),
    endTime: shape.endTime.default(null),
    note: shape.note.default(null),
    onConflict: shape.onConflict.default("refuse"),
    cancelBookings: shape.cancelBookings.default([]),
    message: shape.message.default(""),
  })
  .superRefine(checkRanges)
  .superRefine(checkMessage);
export type ClosureInput = z.output<typeof closureInputSchema>;

/** A change: only the given fields. Rules between fields are checked with the stored row. */
export const closureUpdateSchema = closureFields.partial().superRefine(checkMessage);
export type ClosureUpdate = z.output<typeof closureUpdateSchema>;

/** The query of a preview: the fields of a closure, and the id of the closure to change. */
export const closurePreviewQuerySchema = z
  .object({
    id: idParam.optional(),
    spaceId: idParam.optional(),
    startDate: dayField,
    endDate: dayField,
    startTime: timeField.optional(),
    endTime: timeField.optional(),
  })
  .transform(({ id = null, spaceId = null, startTime = null, endTime = null, ...days }) => ({
    id,
    spaceId,
    startTime,
    endTime,
    ...days,
  }))
  .superRefine(checkRanges);
export type ClosurePreviewQuery = z.output<typeof closurePreviewQuerySchema>;

export const closureRangesSchema = z
  .object({
    startDate: z.string(),
    endDate: z.string(),
    startTime: z.string().nullable(),
    endTime: z.string().nullable(),
  })
  .superRefine(checkRanges);

export const closureListQuerySchema = z.object({ from: dayField.optional(), to: dayField.optional() });

export const holidayQuerySchema = z.object({
  year: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1950).max(2200).optional(),
});

export const holidaySchema = z.object({ date: z.string(), name: textField(), isObserved: z.boolean() });
