import "server-only";
import { inTransactionWithOutbox } from "@/lib/data/last-writes";
import { type SignUpRef, updateSignUp } from "@/lib/data/sign-up/sign-ups";
import { placeOf } from "@/lib/domain/catalogue/course-places";
import { changedColumns } from "@/lib/domain/sign-up/sign-up-change";
import { AppError } from "@/lib/errors";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { SignUp, SignUpUpdate } from "@/lib/schemas/sign-up/sign-up";
import { offerFreedPlaces } from "@/lib/services/catalogue/free-places";
import { canceledOffering } from "@/lib/services/catalogue/require-offering";
import { requireLessonHeld } from "@/lib/services/catalogue/required-place";
import { requireEntriesAgain } from "@/lib/services/pass/use-pass";
import { ownershipOf } from "@/lib/services/person/owner";
import { announceSignUps } from "./announce-sign-up";
import { requirePlacesFor } from "./make-sign-up";
import { notifySignUpCanceled } from "./notifications";
import { lockSignUp, recordSignUp } from "./sign-up";

/**
 * Sets the status or the amount of a sign-up. Restoring a canceled one requires free places and, for a single lesson,
 * that it takes place; the person must not have signed up again since.
 * @param ref.offeringId the event or course that the sign-up must belong to; any if omitted
 * @returns the sign-up, and whether its participant was notified by mail
 * @throws AppError NOT_FOUND, CANCELED, EVENT_FULL or COURSE_FULL, DUPLICATE, PASS_EMPTY
 */
export async function changeSignUp(
  ref: SignUpRef & { offeringId?: number },
  change: SignUpUpdate,
  now: Date,
): Promise<{ signUp: SignUp; sent: boolean }> {
  const { kind, offeringId } = ref;
  return inTransactionWithOutbox(async (tx) => {
    const found = await lockSignUp(tx, ref);
    if (found === null || (offeringId !== undefined && found.offering.id !== offeringId))
      throw new AppError("NOT_FOUND", { message: OFFERING_MESSAGES[kind].unknownSignUp });
    const { signUp: before, offering } = found;
    const wasLive = before.status !== "canceled";
    const isLive = (change.status ?? before.status) !== "canceled";
    if (isLive && !wasLive) {
      if (offering.status === "canceled") throw canceledOffering(kind);
      await requireLessonHeld(tx, offering, placeOf(before));
      const { seats, email } = before;
      const somebody = { email, ...ownershipOf(before) };
      const wanted = { place: placeOf(before), seats, acceptedEntry: null };
      await requirePlacesFor(tx, offering, wanted, somebody, now);
      await requireEntriesAgain(tx, before, now);
    }
    const after = await updateSignUp(tx, before, changedColumns(before, change, now));
    const isCanceled = wasLive && !isLive;
    if (isCanceled) await offerFreedPlaces(tx, offering, now);
    const sent = isCanceled && (await notifySignUpCanceled(tx, { signUp: after, offering }, now));
    if (isCanceled) await announceSignUps(tx, "canceled", [after]);
    await recordSignUp(tx, wasLive === isLive ? "update" : isLive ? "restore" : "cancel", before, after);
    return { signUp: after, sent };
  });
}
