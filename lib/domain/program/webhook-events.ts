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

/** The event of a test delivery requested by an administrator. */
export const TEST_EVENT = "test";

export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;

/** Why an attempt got no response: a timeout, no connection, or an internal address, which must not be called. */
export const DELIVERY_FAILURES = ["timeout", "unreachable", "refused"] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The pauses after each failed attempt, in seconds: three days in total. */
const PAUSES = [
  ...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 20 * HOUR, 24 * HOUR],
];

/** The time of the next attempt after `attempts` failures; null if the delivery is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1_000);
}

const DAY_MS = 24 * HOUR * 1_000;

/** After how many days of failures without a success an endpoint is switched off. */
export const FAILING_DAYS = 5;

export const DELIVERY_DAYS = 30;

/** How long a replaced secret continues to sign along with the new one. */
export const FORMER_SECRET_MS = DAY_MS;
