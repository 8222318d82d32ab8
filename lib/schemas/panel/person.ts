import { z } from "zod";
import { ROLES } from "@/lib/domain/person/roles";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableDay, nullableText, pageQuery, queryFlag, text } from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";

/** Users as the panel sees them. */

export const personListQuerySchema = z.object({
  ...pageQuery,
  /** Searched in name, username, e-mail and phone. */
  q: text(100).optional(),
  /** Staff only. */
  isAdmin: queryFlag.optional(),
});

export type PersonListQuery = z.output<typeof personListQuerySchema>;

export const personSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isVerified: z.boolean(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  registrationDate: z.string(),
  /** The last day of the membership; null for users who are not members. */
  memberUntil: z.string().nullable(),
  note: z.string().nullable(),
  bookingsCount: z.number().int(),
  /** Paid minus refunded, in cents. */
  paidTotal: z.number().int(),
});

export type Person = z.infer<typeof personSchema>;

const pastThingSchema = z.object({
  kind: z.enum(["booking", "course", "event"]),
  id: z.number().int(),
  confirmationNumber: z.string(),
  title: z.string(),
  /** Calendar days in Rome; null for a course without dates. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The series of a booking; null without one. */
  seriesId: z.number().int().nullable(),
  status: z.enum(["confirmed", "pending", "canceled"]),
  /** Cents; null where the price is unknown. */
  totalAmount: z.number().int().nullable(),
  ...balanceFields,
  createdAt: z.string(),
});

export type PastThing = z.infer<typeof pastThingSchema>;

export const personWithHistorySchema = personSchema.extend({
  /** Bookings and sign-ups, latest first. */
  history: z.array(pastThingSchema),
  /** The sum of what is due, in cents. */
  dueTotal: z.number().int(),
  refundDueTotal: z.number().int(),
  /** The person's entries on waiting lists. */
  waits: z.array(waitingEntrySchema),
  /** The person's receipts, latest first. */
  receipts: z.array(receiptSchema),
});

export type PersonWithHistory = z.infer<typeof personWithHistorySchema>;

export const personUpdateSchema = z.object({
  memberUntil: nullableDay.optional(),
  note: nullableText(2000).optional(),
  /** Administrators only. */
  role: z.enum(ROLES, VALIDATION.invalid).optional(),
  isAdmin: z.boolean(VALIDATION.invalid).optional(),
});

export type PersonUpdate = z.output<typeof personUpdateSchema>;
