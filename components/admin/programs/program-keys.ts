import type { TEST_EVENT, WebhookEvent } from "@/lib/domain/program/webhook-events";

/* Message keys of the event descriptions (`panel.programs`). */

export const EVENT_KEYS = {
  "booking.created": "bookingCreated",
  "booking.changed": "bookingChanged",
  "booking.canceled": "bookingCanceled",
  "course-booking.created": "courseSignUpCreated",
  "course-booking.canceled": "courseSignUpCanceled",
  "registration.created": "registrationCreated",
  "registration.canceled": "registrationCanceled",
  "payment.created": "paymentCreated",
  "member.admitted": "memberAdmitted",
  "member.ended": "memberEnded",
  "waiting-entry.offered": "waitingEntryOffered",
  test: "test",
} as const satisfies Record<WebhookEvent | typeof TEST_EVENT, string>;
