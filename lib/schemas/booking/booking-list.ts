import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, MAX_ID, pageQuery, searchText } from "@/lib/schemas/fields";

/** The sort orders of the list; the first is the default. */
export const BOOKING_SORTS = [
  "start-desc",
  "start-asc",
  "created-desc",
  "created-asc",
  "amount-desc",
  "amount-asc",
  "name-asc",
  "name-desc",
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

export const bookingListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
  spaceId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  seriesId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
  q: searchText,
  sort: z.enum(BOOKING_SORTS, VALIDATION.invalid).optional(),
});

export type BookingListQuery = z.output<typeof bookingListQuerySchema>;
