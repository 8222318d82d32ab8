/** What other programs can be told. */
export const WEBHOOK_EVENTS = [
  "booking.created",
  "booking.changed",
  "booking.canceled",
  "course-booking.created",
  "course-booking.canceled",
  "registration.created",
  "registration.canceled",
  "payment.created",
  "member.admitted",
  "member.ended",
  "waiting-entry.offered",
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event of a delivery that an administrator asks for, to try an endpoint. */
export const TEST_EVENT = "test";

export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;

/**
 * Why an attempt had no answer: none within the time allowed, no connection, or an address that may not be called
 * because it leads inside.
 */
export const DELIVERY_FAILURES = ["timeout", "unreachable", "refused"] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The pauses after each failed attempt, in seconds: three days altogether. */
const PAUSES = [
  ...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 20 * HOUR, 24 * HOUR],
];

/** When a delivery is tried again after so many failed attempts; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1_000);
}

const DAY_MS = 24 * HOUR * 1_000;

/** For how many days an endpoint may fail, without one success, until it is switched off. */
export const FAILING_DAYS = 5;

/** For how many days deliveries are kept. */
export const DELIVERY_DAYS = 30;

/** For how long the secret before a new one signs too. */
export const FORMER_SECRET_MS = DAY_MS;
