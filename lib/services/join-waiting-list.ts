import "server-only";
import type { z } from "zod";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { lockSpace } from "@/lib/data/bookings";
import type { Transaction } from "@/lib/data/client";
import { createOnce, type IdempotencyClaim } from "@/lib/data/idempotency";
import { findVerifiedUserId } from "@/lib/data/users";
import { insertEntry, waitsForSpan } from "@/lib/data/waiting-entries";
import { AppError, fieldError } from "@/lib/errors";
import { type SpaceWaitInput, type WaitingInput, waitingCreatedSchema } from "@/lib/schemas/waiting-list";
import { askerOf, bookableRoom, refusalOf } from "./bookable-period";
import { requireFreeQuota } from "./booking-quota";
import { notifyWaiting } from "./waiting-mails";

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
  const { space, check } = await bookableRoom(spaceId, asked, askerOf(user, now), { on: tx });
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
  const userId = user.isAdmin ? await findVerifiedUserId(contact.email, tx) : user.id;
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

async function waitFor(tx: Transaction, input: WaitingInput, user: SignedInUser | null, now: Date) {
  switch (input.kind) {
    case "space":
      if (user === null) throw new AppError("UNAUTHENTICATED");
      return waitForSpace(tx, input, user, now);
    default:
      throw new AppError("NOT_FOUND");
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
