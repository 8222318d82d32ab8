import "server-only";
import type { z } from "zod";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findVerifiedUserId } from "@/lib/data/person/users";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { insertEntry, waitsForSpan } from "@/lib/data/waiting/waiting-entries";
import { waitsForPlaces } from "@/lib/data/waiting/waiting-places";
import { countedTogether } from "@/lib/domain/catalogue/offering";
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
import { freePlacesFor } from "@/lib/services/catalogue/free-places";
import { requireOpenOffering } from "@/lib/services/catalogue/require-offering";
import { bookableRoom, bookingActor, refusalOf } from "@/lib/services/room-time/bookable-period";
import { requireNewAddress } from "@/lib/services/sign-up/make-sign-up";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";

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
  { period: requested, spaceId, kind, ...contact }: SpaceWaitInput,
  user: SignedInUser,
  now: Date,
) {
  if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
  await lockSpace(tx, spaceId);
  const { space, check } = await bookableRoom(spaceId, requested, bookingActor(user, now), { on: tx });
  const result = check(requested);
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
    period: requested,
    startsAt,
    endsAt,
    ...newToken(),
  });
}

async function ownerOf(tx: Transaction, email: string, user: SignedInUser | null): Promise<number | null> {
  return user?.isAdmin ? findVerifiedUserId(email, tx) : (user?.id ?? null);
}

/** @throws AppError AVAILABLE, DUPLICATE, and every refusal of the sign-up save that it is full */
async function waitForOffering(
  tx: Transaction,
  input: EventWaitInput | CourseWaitInput,
  user: SignedInUser | null,
  now: Date,
): Promise<WaitingEntry> {
  // The price is shown again with the offer.
  const { expectedTotal: _, ...wait } = input;
  const { kind, email, seats } = input;
  const ref = { kind, id: input.kind === "event" ? input.eventId : input.courseId };
  const offering = await requireOpenOffering(tx, ref, now);
  const requested = input.kind === "event" ? null : input.startDate;
  const startDate = await requireStartDay(tx, offering, requested, now);
  await requireNewAddress(tx, offering, startDate, email);
  if ((await freePlacesFor(tx, offering, startDate, null)) >= seats) throw new AppError("AVAILABLE");
  if (await waitsForPlaces(tx, email, countedTogether(offering, startDate))) throw alreadyWaiting();
  return insertEntry(tx, { ...wait, startDate, userId: await ownerOf(tx, email, user), ...newToken() });
}

function waitFor(tx: Transaction, input: WaitingInput, user: SignedInUser | null, now: Date) {
  switch (input.kind) {
    case "space":
      if (user === null) throw new AppError("UNAUTHENTICATED");
      return waitForSpace(tx, input, user, now);
    case "event":
    case "course":
      return waitForOffering(tx, input, user, now);
  }
}

/**
 * Puts somebody on the waiting list for what cannot be booked now, and mails the link that accepts an offer or leaves the
 * list. An entry that the panel makes belongs to the account with that verified address, or to nobody.
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError AVAILABLE when it can be booked now, DUPLICATE, UNAUTHENTICATED, and every refusal of the booking or
 *   sign-up itself, save full, taken and closed
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
