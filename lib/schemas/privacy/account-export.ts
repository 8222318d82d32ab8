import { z } from "zod";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { teacherOfPanelSchema } from "@/lib/schemas/catalogue/teacher";
import { ownMemberSchema } from "@/lib/schemas/membership/member";
import { registeredPersonSchema } from "@/lib/schemas/membership/register";
import { passSchema } from "@/lib/schemas/pass/pass";
import { accountSchema } from "@/lib/schemas/person/account";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { personSchema } from "@/lib/schemas/person/person";
import { signUpFields } from "@/lib/schemas/sign-up/sign-up";
import { changesSchema } from "@/lib/schemas/site/audit";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";

/**
 * The export of a person's data. Only fields named here leave the server: a new column, or an id from which links are
 * derived, is left out until it is added here.
 */

/** An instant of the database as an ISO string. */
const instant = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.string());

const refundIban = z.string().nullable();

/** A sign-up as stored, without the amounts that are computed from the ledger. */
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
  checkIns: z.array(z.object({ date: z.string(), at: instant })),
  refundIban,
};

export const accountExportSchema = z.object({
  exportedAt: z.string(),
  site: z.string(),
  user: accountSchema,
  person: personSchema,
  /** Former addresses of the person. */
  formerAddresses: z.array(z.string()),
  bookings: z.array(bookingSchema.extend({ refundIban })),
  courseBookings: z.array(
    z.object({
      ...exportedSignUpFields,
      courseId: z.number().int(),
      course: z.object({ title: z.string() }),
      bookingDate: instant,
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      /** The time of a single lesson on `startDate`. */
      singleTime: z.string().nullable(),
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
  waitingList: z.array(waitingEntrySchema.omit({ position: true })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
  /** The teacher's public profile and pay; null for everybody else. */
  teacher: teacherOfPanelSchema.omit({ courses: true, events: true }).nullable(),
  /** With all versions in the members' register, which is kept by law. */
  memberships: z.array(
    ownMemberSchema.omit({ person: true }).extend({
      register: z.array(registeredPersonSchema.extend({ at: instant })),
    }),
  ),
  passes: z.array(passSchema.omit({ translations: true }).extend({ refundIban })),
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
      /** The client address of the person's own actions only; addresses of others are left out. */
      address: z.string().nullable(),
      action: z.string(),
      entity: z.string(),
      entityId: z.number().int().nullable(),
      changes: changesSchema,
    }),
  ),
  mails: z.array(z.object({ template: z.string(), queuedAt: z.string(), to: z.string(), state: z.string() })),
  /** The mailings that the person received or is to receive. */
  mailings: z.array(
    z.object({
      subject: z.string(),
      kind: z.string(),
      email: z.string().nullable(),
      state: z.string(),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  /** Mails sent to the person, with the secrets of links masked. */
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
  /** Responses stored for retries; `response` is null if it also concerns other people. */
  storedAnswers: z.array(z.object({ createdAt: instant, status: z.number().int(), response: z.unknown() })),
});

export const personExportSchema = accountExportSchema.omit({ user: true });

export type PersonExport = z.infer<typeof personExportSchema>;
export type AccountExport = z.infer<typeof accountExportSchema>;
