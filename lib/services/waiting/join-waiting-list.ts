import "server-only";
import type { z } from "zod";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { insertEntry, updateEntry, waitsForSpan } from "@/lib/data/waiting/waiting-entries";
import { waitsForPlaces } from "@/lib/data/waiting/waiting-places";
import { placePoolOf } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { isInLine } from "@/lib/domain/waiting/waiting";
import { AppError, fieldError, wordedError } from "@/lib/errors";
import { isReachedByMail } from "@/lib/jobs/queue";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type CourseWaitInput,
  type EventWaitInput,
  type SpaceWaitInput,
  type WaitingEntry,
  type WaitingInput,
  waitingCreatedSchema,
} from "@/lib/schemas/waiting/waiting-list";
import { lockBooker, requireFree } from "@/lib/services/booking/booker";
import { freePlacesFor } from "@/lib/services/catalogue/free-places";
import { withLastDay } from "@/lib/services/catalogue/required-place";
import { memberRightsOf } from "@/lib/services/membership/valid-members";
import { resolveOwner, withoutOwner } from "@/lib/services/person/owner";
import {
  bookableRoom,
  bookingActor,
  refusalOf,
  withKnownMemberRules,
} from "@/lib/services/room-time/bookable-period";
import { linesOf, requireExtras } from "@/lib/services/room-time/extras";
import { requireAdmitted, requireNotSignedUp } from "@/lib/services/sign-up/make-sign-up";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";
import { lockEntry, passOn, requireVisibleEntry, type WaitingCaller } from "./waiting-line";

const ALREADY_WAITING = text("refusals.waiting.twice");

export const alreadyWaiting = (): AppError =>
  new AppError("DUPLICATE", { message: ALREADY_WAITING, errors: { email: [ALREADY_WAITING] } });

const newToken = () => {
  const nonce = newNonce();
  return { nonce, tokenHash: hashToken(mailToken("waiting", nonce)) };
};

/**
 * @throws AppError AVAILABLE, DUPLICATE, and every refusal of the booking except taken and closed, also of extras whose
 * amount is too large
 */
async function waitForSpace(
  tx: Transaction,
  { period: requested, spaceId, kind, purpose, attendees, extras, notes, ...given }: SpaceWaitInput,
  user: SignedInUser,
  now: Date,
) {
  const booker = await lockBooker(tx, { spaceId, days: requested, input: given, user }, now);
  const { owner, contact, roomTime } = booker;
  const actor = withKnownMemberRules(booker, user, bookingActor(user, now));
  const { space, check, admits } = await bookableRoom(spaceId, requested, actor, { on: tx, roomTime });
  const chosen = await requireExtras(tx, spaceId, extras);
  const result = check(requested);
  const refusal = refusalOf(result);
  if (refusal?.code === "VALIDATION") throw refusal;
  if (attendees > space.capacity) throw fieldError("attendees", VALIDATION.capacity(space.capacity));
  if (!admits(requested.startDate)) throw new AppError("MEMBERS_ONLY");
  requireFree(booker, 1);
  if (refusal?.code === "SPACE_UNAVAILABLE" || result.period === null)
    throw refusal ?? new AppError("SPACE_UNAVAILABLE");
  if (refusal === null) throw new AppError("AVAILABLE");
  linesOf(chosen, result.period, attendees);
  const { startsAt, endsAt } = result.period;
  if (await waitsForSpan(tx, { ...contact, ...owner }, spaceId, { startsAt, endsAt })) throw alreadyWaiting();
  return insertEntry(tx, {
    ...contact,
    personId: owner.personId,
    kind,
    spaceId,
    purpose,
    attendees,
    extras,
    notes,
    period: requested,
    startsAt,
    endsAt,
    ...newToken(),
  });
}

/** @throws AppError AVAILABLE, DUPLICATE, and every refusal of the sign-up except full */
async function waitForOffering(
  tx: Transaction,
  input: EventWaitInput | CourseWaitInput,
  user: SignedInUser | null,
  now: Date,
): Promise<WaitingEntry> {
  // The price is shown again with the offer, which no pass pays for.
  const {
    expectedTotal: _,
    promoCode: __,
    passId: ___,
    personId,
    firstName,
    lastName,
    email,
    phone,
    language,
    ...rest
  } = input;
  const { startDate, singleDate, singleTime, ...wait } = {
    startDate: null,
    endDate: null,
    singleDate: null,
    singleTime: null,
    ...rest,
  };
  const { kind, seats } = input;
  const { owner, contact } = await resolveOwner(
    tx,
    { personId, firstName, lastName, email, phone, language },
    user,
  );
  const somebody = { ...contact, personId: owner.personId };
  const ref = { kind, id: input.kind === "event" ? input.eventId : input.courseId };
  const rights = await memberRightsOf(tx, user && owner, user);
  const { offering, place: first } = await requireAdmitted(
    tx,
    ref,
    { place: { startDate, singleDate, singleTime }, promoCode: null, rights },
    now,
  );
  const place = withLastDay(first, wait.endDate);
  await requireNotSignedUp(tx, offering, place, somebody);
  if ((await freePlacesFor(tx, offering, place, null, now)) >= seats) throw new AppError("AVAILABLE");
  if (await waitsForPlaces(tx, somebody, placePoolOf(offering, place))) throw alreadyWaiting();
  const { day, time } = place;
  const days = { startDate: day, ...(time === null ? {} : { endDate: day, singleTime: time }) };
  return insertEntry(tx, { ...wait, ...somebody, ...days, ...newToken() });
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
 * Puts a person on the waiting list for what cannot be booked now, and mails the link that accepts an offer or leaves
 * the list. lib/services/person/owner.ts decides who owns the entry.
 * @throws AppError AVAILABLE when it can be booked now, DUPLICATE, UNAUTHENTICATED, and every refusal of the booking or
 * sign-up itself, except full, taken and closed
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
    if (user === null) return { entry: withoutOwner(entry) };
    return user.isAdmin ? { entry, sent: isReachedByMail(entry.email) } : { entry };
  });
}

/**
 * Takes an entry off the waiting list; what was held for it is offered to the next. Leaving twice changes nothing.
 * @returns for staff, also whether the person was mailed
 * @throws AppError NOT_FOUND for a caller with neither the link, the account nor a role in the panel; NOT_CANCELABLE
 * when it was accepted
 */
export async function leaveWaitingList(
  id: number,
  caller: WaitingCaller,
  now: Date,
): Promise<{ success: true; sent?: boolean }> {
  const isCentre = caller.user?.isAdmin === true && !caller.token;
  const seen = await requireVisibleEntry(id, caller, now);
  return prisma().$transaction(async (tx) => {
    const before = await lockEntry(tx, seen);
    if (before.status === "accepted") throw wordedError("NOT_CANCELABLE", "refusals.waiting.accepted");
    if (!isInLine(before.status)) return { success: true as const, ...(isCentre ? { sent: false } : {}) };
    const after = await updateEntry(tx, id, { status: "left" });
    if (before.status === "offered") await passOn(tx, before, now);
    if (isCentre && before.userId !== caller.user?.id) {
      await recordChange(tx, { action: "cancel", entity: "waiting-entry", entityId: id, before, after });
      await notifyWaiting(tx, "waitingRemoved", after);
      return { success: true as const, sent: isReachedByMail(after.email) };
    }
    return { success: true as const };
  });
}
