import "server-only";
import type { z } from "zod";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findVerifiedUserId } from "@/lib/data/person/users";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { isBooked } from "@/lib/data/sign-up/course-bookings";
import { isRegistered } from "@/lib/data/sign-up/event-registrations";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { insertEntry, waitsForSpan } from "@/lib/data/waiting/waiting-entries";
import { waitsForPlaces } from "@/lib/data/waiting/waiting-places";
import { countedDay } from "@/lib/domain/catalogue/course-group";
import { AppError, fieldError } from "@/lib/errors";
import {
  type CourseWaitInput,
  type EventWaitInput,
  type SpaceWaitInput,
  type WaitingEntry,
  type WaitingInput,
  waitingCreatedSchema,
} from "@/lib/schemas/waiting/waiting-list";
import { requireFreeQuota } from "@/lib/services/booking/booking-quota";
import { requireStartDay } from "@/lib/services/catalogue/course-days";
import { freeInCourse, freeInEvent } from "@/lib/services/catalogue/free-places";
import { bookableRoom, bookingActor, refusalOf } from "@/lib/services/room-time/bookable-period";
import { alreadyBooked, requireOpenCourse } from "@/lib/services/sign-up/book-course";
import { alreadyRegistered, requireOpenEvent } from "@/lib/services/sign-up/register-for-event";
import { notifyWaiting } from "@/lib/services/vacancy/waiting-mails";

const ALREADY_WAITING = "Con questo indirizzo e-mail sei già in lista d'attesa.";

export const alreadyWaiting = (): AppError =>
  new AppError("DUPLICATE", { message: ALREADY_WAITING, errors: { email: [ALREADY_WAITING] } });

const newToken = () => {
  const nonce = newNonce();
  return { nonce, tokenHash: hashToken(mailToken("waiting", nonce)) };
};

/** @throws AppError AVAILABLE, DUPLICATE, and what booking the period is refused with, save taken or closed */
async function waitForSpace(
  tx: Transaction,
  { period: asked, spaceId, kind, ...contact }: SpaceWaitInput,
  user: SignedInUser,
  now: Date,
) {
  if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
  await lockSpace(tx, spaceId);
  const { space, check } = await bookableRoom(spaceId, asked, bookingActor(user, now), { on: tx });
  const result = check(asked);
  const refusal = refusalOf(result);
  if (refusal?.code === "VALIDATION") throw refusal;
  if (contact.attendees > space.capacity)
    throw fieldError("attendees", `Questo spazio può ospitare al massimo ${space.capacity} persone.`);
  if (refusal?.code === "SPACE_UNAVAILABLE" || result.period === null)
    throw refusal ?? new AppError("SPACE_UNAVAILABLE");
  if (refusal === null) throw new AppError("AVAILABLE");
  const { startsAt, endsAt } = result.period;
  if (await waitsForSpan(tx, contact.email, spaceId, { startsAt, endsAt })) throw alreadyWaiting();
  const userId = await ownerOf(tx, contact.email, user);
  return insertEntry(tx, {
    ...contact,
    kind,
    spaceId,
    userId,
    period: asked,
    startsAt,
    endsAt,
    ...newToken(),
  });
}

async function ownerOf(tx: Transaction, email: string, user: SignedInUser | null): Promise<number | null> {
  return user?.isAdmin ? findVerifiedUserId(email, tx) : (user?.id ?? null);
}

/** @throws AppError AVAILABLE, DUPLICATE, and what a registration is refused with, save full */
async function waitForEvent(
  tx: Transaction,
  // What it costs is asked again when a place is offered.
  { expectedTotal: _, ...input }: EventWaitInput,
  user: SignedInUser | null,
  now: Date,
): Promise<WaitingEntry> {
  const { eventId, email, seats } = input;
  const event = await requireOpenEvent(tx, eventId, now);
  if (await isRegistered(tx, eventId, email)) throw alreadyRegistered();
  if ((await freeInEvent(tx, event, null)) >= seats) throw new AppError("AVAILABLE");
  if (await waitsForPlaces(tx, email, { eventId })) throw alreadyWaiting();
  return insertEntry(tx, { ...input, userId: await ownerOf(tx, email, user), ...newToken() });
}

/** @throws AppError AVAILABLE, DUPLICATE, and what a course booking is refused with, save full */
async function waitForCourse(
  tx: Transaction,
  { expectedTotal: _, ...input }: CourseWaitInput,
  user: SignedInUser | null,
  now: Date,
): Promise<WaitingEntry> {
  const { courseId, email, seats } = input;
  const course = await requireOpenCourse(tx, courseId);
  const startDate = await requireStartDay(tx, course, input.startDate, now);
  if (await isBooked(tx, course, startDate, email)) throw alreadyBooked();
  if ((await freeInCourse(tx, course, startDate, null)) >= seats) throw new AppError("AVAILABLE");
  const counted = { courseId, day: countedDay(course, startDate) };
  if (await waitsForPlaces(tx, email, counted)) throw alreadyWaiting();
  return insertEntry(tx, { ...input, startDate, userId: await ownerOf(tx, email, user), ...newToken() });
}

function waitFor(tx: Transaction, input: WaitingInput, user: SignedInUser | null, now: Date) {
  switch (input.kind) {
    case "space":
      if (user === null) throw new AppError("UNAUTHENTICATED");
      return waitForSpace(tx, input, user, now);
    case "event":
      return waitForEvent(tx, input, user, now);
    case "course":
      return waitForCourse(tx, input, user, now);
  }
}

/**
 * Puts somebody in line for what cannot be had now, and mails the link with which she accepts or leaves. An
 * administrator's entry belongs to the account that has verified the e-mail of the body, or to nobody.
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError AVAILABLE when it can be had, DUPLICATE, UNAUTHENTICATED, and what its creation is refused with, save
 * full, taken and closed
 */
export async function joinWaitingList(
  input: WaitingInput,
  user: SignedInUser | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof waitingCreatedSchema>> {
  return createOnce(claim, { status: 201, schema: waitingCreatedSchema }, async (tx) => {
    const entry = await waitFor(tx, input, user, now);
    if (user?.isAdmin)
      await recordChange(tx, { action: "create", entity: "waiting-entry", entityId: entry.id, after: entry });
    await notifyWaiting(tx, "waitingConfirmed", entry);
    return { entry };
  });
}
