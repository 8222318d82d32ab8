/**
 * The entities that the audit log covers. For entities that hold personal data, only the values of the fields listed
 * here are logged; any other changed field is logged by name alone, so that a new field stays private until it is
 * added here.
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
  closure: { values: "all" },
  course: { values: "all" },
  "course-booking": { values: ["courseId", "seats", ...PERIOD, ...REFUND] },
  event: { values: "all" },
  registration: { values: ["eventId", "seats", ...REFUND] },
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
      ...["receiptId", "reversalOf"],
    ],
  },
  receipt: { values: ["number", "date", "total", "stampDuty", "canceledAt"] },
  mail: { values: ["template"] },
  user: { values: ["role", "isVerified", "memberUntil", "hasTotp"] },
  person: { values: ["userId", "memberUntil", "certificateUntil", "language", "personId", "mergedPersonId"] },
  invitation: { values: ["role"] },
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
  "confirm",
  "reverse",
  "message",
  "check-in",
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
  "session-end",
  "role-change",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How an endpoint declares what it writes to the log: "booking.cancel". */
export type AuditedOperation = `${AuditEntity}.${AuditAction}`;
