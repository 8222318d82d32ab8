/**
 * The entities that the audit log covers. For entities with personal data, only the values of the fields listed here
 * are logged; any other changed field is logged by name alone, so that a new field remains private until it is added
 * here.
 */
interface AuditedEntity {
  /** The fields whose values are logged; "all" for entities without personal data. */
  values: "all" | readonly string[];
}

const PERIOD = ["startDate", "endDate", "startTime", "endTime", "isFullDay"];
const REFUND = ["status", "canceledBy", "totalAmount", "refundPercent", "refundAmount", "cancellationSteps"];

export const AUDITED = {
  space: { values: "all" },
  booking: { values: ["spaceId", "userId", "personId", "attendees", ...PERIOD, ...REFUND] },
  // The note may be the title of a person's appointment.
  closure: { values: ["spaceId", "startDate", "endDate", "startTime", "endTime", "reason"] },
  extra: { values: "all" },
  "promo-code": { values: "all" },
  course: { values: "all" },
  "course-booking": { values: ["courseId", "seats", "present", "date", ...PERIOD, ...REFUND] },
  event: { values: "all" },
  teacher: { values: "all" },
  registration: { values: ["eventId", "seats", "present", "date", ...REFUND] },
  "waiting-entry": {
    values: ["kind", "status", "spaceId", "eventId", "courseId", "seats", "attendees", "reason", ...PERIOD],
  },
  "gallery-image": { values: "all" },
  picture: { values: "all" },
  settings: { values: "all" },
  site: { values: "all" },
  calendar: { values: ["spaceId", "showsNames"] },
  payment: {
    values: [
      ...["kind", "method", "amount", "date", "bookingId", "courseBookingId", "registrationId"],
      ...["feeId", "passId", "receiptId", "reversalOf"],
    ],
  },
  member: {
    values: [
      ...["personId", "number", "category", "status", "appliedOn", "decidedOn", "resolution"],
      ...["endedOn", "endReason", "paidUntil"],
    ],
  },
  "pass-product": { values: "all" },
  pass: {
    values: [
      ...["productId", "personId", "entries", "entriesLeft", "startsOn", "validUntil", "totalAmount"],
      ...["refundAmount", "canceledAt", "seats", "reason"],
    ],
  },
  fee: { values: ["memberId", "year", "from", "until", "totalAmount", "waivedAmount", "created"] },
  receipt: { values: ["number", "date", "total", "stampDuty", "stampExemption", "canceledAt"] },
  // A counterparty may be a person.
  "book-entry": {
    values: [
      "direction",
      "account",
      "from",
      "to",
      "category",
      "amount",
      "date",
      "documentUrl",
      "reversalOf",
      "teacherId",
    ],
  },
  "book-year": { values: "all" },
  "bank-file": { values: "all" },
  // The bank's description contains names of people.
  "bank-movement": { values: ["state", "matches"] },
  mail: { values: ["template"] },
  message: { values: ["bookingId", "courseBookingId", "registrationId", "personId", "waitingEntryId"] },
  "mail-server": { values: "all" },
  // Its text may name people.
  mailing: { values: ["kind", "audience", "recipients", "skipped", "status"] },
  user: { values: ["role", "isVerified", "memberUntil", "hasTotp"] },
  person: {
    values: [
      ...["userId", "memberUntil", "certificateUntil", "newsletterSince", "language", "personId"],
      "mergedPersonId",
    ],
  },
  invitation: { values: ["role"] },
  "api-key": { values: "all" },
  "webhook-endpoint": { values: "all" },
  screen: { values: "all" },
  // Its rows are people.
  import: { values: ["kind", "spaceId", "total", "created", "skipped", "invited", "newsletter"] },
} as const satisfies Record<string, AuditedEntity>;

export type AuditEntity = keyof typeof AUDITED;

export const AUDIT_ENTITIES = Object.keys(AUDITED) as readonly AuditEntity[];

/** The actions of the log. From "login" on, they concern accounts. */
export const AUDIT_ACTIONS = [
  "create",
  "update",
  "delete",
  "cancel",
  "restore",
  "move",
  "merge",
  "decide",
  "end",
  "waive",
  "close",
  "confirm",
  "reverse",
  "message",
  "link",
  "check-in",
  "give-back",
  "offer",
  "sync",
  "login",
  "login-failed",
  "logout",
  "register",
  "verify-email",
  "email-change",
  "password-change",
  "password-reset",
  "totp-on",
  "totp-off",
  "passkey-added",
  "passkey-removed",
  "session-end",
  "role-change",
  "secret-change",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The declaration of what an endpoint logs: "booking.cancel". */
export type AuditedOperation = `${AuditEntity}.${AuditAction}`;
