import { z } from "zod";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { accountSchema } from "@/lib/schemas/person/account";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { signUpFields } from "@/lib/schemas/sign-up/sign-up";
import { changesSchema } from "@/lib/schemas/site/audit";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";

/**
 * What a person takes away of what is held about her. Fields that are not named here never leave the server: a new
 * column, or a number that a link is made of, is left out until somebody decides that it is hers to have.
 */

/** An instant of the database, as answers write it. */
const instant = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.string());

const refundIban = z.string().nullable();

/** A sign-up as the table holds it, without what is reckoned from the ledger. */
const {
  confirmationNumber: _confirmationNumber,
  paidAmount: _paidAmount,
  dueAmount: _dueAmount,
  refundDue: _refundDue,
  paymentStatus: _paymentStatus,
  ...ownFields
} = signUpFields;
const exportedSignUpFields = {
  ...ownFields,
  phone: z.string().nullable(),
  canceledAt: instant.nullable(),
  checkedInAt: instant.nullable(),
  refundIban,
};

export const accountExportSchema = z.object({
  exportedAt: z.string(),
  site: z.string(),
  user: accountSchema,
  bookings: z.array(bookingSchema.extend({ refundIban })),
  courseBookings: z.array(
    z.object({
      ...exportedSignUpFields,
      courseId: z.number().int(),
      course: z.object({ title: z.string() }),
      bookingDate: instant,
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
    }),
  ),
  eventRegistrations: z.array(
    z.object({
      ...exportedSignUpFields,
      eventId: z.number().int(),
      event: z.object({ title: z.string(), eventDate: z.string() }),
      registrationDate: instant,
    }),
  ),
  waitingList: z.array(
    waitingEntrySchema.omit({ title: true, position: true }).extend({
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
      offerExpiresAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
  payments: z.array(paymentSchema),
  receipts: z.array(receiptSchema),
  invitations: z.array(invitationSchema),
  calendarFeed: z.object({ createdAt: instant }).nullable(),
  sessions: z.array(
    z.object({ createdAt: instant, lastSeenAt: instant, expiresAt: instant, device: z.string() }),
  ),
  signInAddresses: z.array(z.object({ lastAt: instant })),
  auditLog: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      actorId: z.number().int().nullable(),
      /** From where she did it herself; from where others did, is theirs. */
      address: z.string().nullable(),
      action: z.string(),
      entity: z.string(),
      entityId: z.number().int().nullable(),
      changes: changesSchema,
    }),
  ),
  mails: z.array(z.object({ template: z.string(), queuedAt: z.string(), to: z.string(), state: z.string() })),
  /** What was written to her lately, without the secrets of the links. */
  sentMails: z.array(
    z.object({
      template: z.string(),
      recipient: z.string(),
      sentAt: instant,
      subject: z.string(),
      text: z.string(),
      attachments: z.array(z.string()),
    }),
  ),
  /** Answers that are kept for retries, as they were given. */
  storedAnswers: z.array(z.object({ createdAt: instant, status: z.number().int(), response: z.unknown() })),
});

export type AccountExport = z.infer<typeof accountExportSchema>;
