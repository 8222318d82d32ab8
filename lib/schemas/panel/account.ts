import { z } from "zod";
import { ROLES } from "@/lib/domain/person/roles";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableDay, nullableText, pageQuery, queryFlag, typedText } from "@/lib/schemas/fields";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import { pastItemSchema } from "./past-item";

/** Accounts as the panel sees them. For their people see people.ts. */

export const accountListQuerySchema = z.object({
  ...pageQuery,
  /** Searched in name, username, e-mail address and phone. */
  q: typedText(100).optional(),
  /** Staff only. */
  isAdmin: queryFlag.optional(),
});

export type AccountListQuery = z.output<typeof accountListQuerySchema>;

export const panelAccountSchema = z.object({
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
  /** The person of the account; null only during an upgrade, before the person is created. */
  personId: z.number().int().nullable(),
});

export type PanelAccount = z.infer<typeof panelAccountSchema>;

export const accountWithHistorySchema = panelAccountSchema.extend({
  /** Bookings and sign-ups, latest first. */
  history: z.array(pastItemSchema),
  /** The total amount due, in cents. */
  dueTotal: z.number().int(),
  refundDueTotal: z.number().int(),
  /** The account's waiting list entries. */
  waits: z.array(waitingEntrySchema),
  /** The account's receipts, latest first. */
  receipts: z.array(receiptSchema),
});

export type AccountWithHistory = z.infer<typeof accountWithHistorySchema>;

export const panelAccountUpdateSchema = z.object({
  memberUntil: nullableDay.optional(),
  note: nullableText(2000).optional(),
  /** Administrators only. */
  role: z.enum(ROLES, VALIDATION.invalid).optional(),
  isAdmin: z.boolean(VALIDATION.invalid).optional(),
});

export type PanelAccountUpdate = z.output<typeof panelAccountUpdateSchema>;
