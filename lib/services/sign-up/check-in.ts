import "server-only";
import { checkIn, findPlaceByCode } from "@/lib/data/sign-up/places";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { entryTime } from "@/lib/domain/catalogue/entry-time";
import { AppError } from "@/lib/errors";
import { type CheckIn, checkInSchema } from "@/lib/schemas/sign-up/participation";
import { findPlace, titleOf } from "./place";

/**
 * Lets somebody in by the code of her mail; case and blanks do not matter. A code that was used before says when.
 * @param noted when it was, of one that a device kept while it had no network
 * @param claim of the Idempotency-Key: what is sent again is answered as the first time, and is no second entry
 * @throws AppError NOT_FOUND for a code that nobody has, CANCELED, DUPLICATE
 */
export async function checkInByCode(
  code: string,
  noted: Date | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<CheckIn> {
  return createOnce(claim, { status: 200, schema: checkInSchema }, async (tx) => {
    const name = await findPlaceByCode(code.replace(/\s/g, "").toUpperCase(), tx);
    const place = name && (await findPlace(tx, name));
    if (name === null || place === null)
      throw new AppError("NOT_FOUND", { message: "Nessuno ha questo codice." });
    const { signUp } = place;
    const participant = `${signUp.firstName} ${signUp.lastName}`;
    if (signUp.status === "canceled")
      throw new AppError("CANCELED", { message: `L'iscrizione di ${participant} è stata annullata.` });
    const { isFirst, checkedInAt } = await checkIn(tx, name, entryTime(noted, now));
    if (isFirst)
      await recordChange(tx, {
        action: "check-in",
        entity: place.kind === "event" ? "registration" : "course-booking",
        entityId: name.id,
      });
    return {
      kind: place.kind,
      participant,
      title: titleOf(place),
      seats: signUp.seats,
      isFirst,
      checkedInAt: checkedInAt.toISOString(),
    };
  });
}
