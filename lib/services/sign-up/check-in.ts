import "server-only";
import { checkIn, findSignUpByCode } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { checkInTime } from "@/lib/domain/sign-up/check-in-time";
import { AppError } from "@/lib/errors";
import { type CheckIn, checkInSchema } from "@/lib/schemas/sign-up/check-in";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import { findSignUp } from "./sign-up";

/**
 * Checks somebody in by the code of the mail; case and blanks do not matter. A code that was used before answers when.
 * @param noted when the person came in, if the device recorded it offline
 * @param claim of the Idempotency-Key: a repeated request gets the first answer, and is no second entry
 * @throws AppError NOT_FOUND for an unknown code, CANCELED, DUPLICATE
 */
export async function checkInByCode(
  code: string,
  noted: Date | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<CheckIn> {
  return createOnce(claim, { status: 200, schema: checkInSchema }, async (tx) => {
    const ref = await findSignUpByCode(code.replace(/\s/g, "").toUpperCase(), tx);
    const found = ref && (await findSignUp(tx, ref));
    if (ref === null || found === null)
      throw new AppError("NOT_FOUND", { message: "Nessuno ha questo codice." });
    const { signUp, offering } = found;
    const participant = `${signUp.firstName} ${signUp.lastName}`;
    if (signUp.status === "canceled")
      throw new AppError("CANCELED", { message: `L'iscrizione di ${participant} è stata annullata.` });
    const { isFirst, checkedInAt } = await checkIn(tx, ref, checkInTime(noted, now));
    if (isFirst)
      await recordChange(tx, {
        action: "check-in",
        entity: REST_NAMES[ref.kind].entity,
        entityId: ref.id,
      });
    return {
      kind: ref.kind,
      participant,
      title: offering.title,
      seats: signUp.seats,
      isFirst,
      checkedInAt: checkedInAt.toISOString(),
    };
  });
}
