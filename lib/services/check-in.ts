import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { checkIn, findPlaceByCode } from "@/lib/data/places";
import { AppError } from "@/lib/errors";
import type { CheckIn } from "@/lib/schemas/participation";
import { findPlace, titleOf } from "./place";

/**
 * Lets somebody in by the code of her mail; case and blanks do not matter. A code that was used before says when.
 * @throws AppError NOT_FOUND for a code that nobody has, CANCELED
 */
export async function checkInByCode(code: string, now: Date): Promise<CheckIn> {
  return prisma().$transaction(async (tx) => {
    const name = await findPlaceByCode(code.replace(/\s/g, "").toUpperCase(), tx);
    const place = name && (await findPlace(tx, name));
    if (name === null || place === null)
      throw new AppError("NOT_FOUND", { message: "Nessuno ha questo codice." });
    const { signUp } = place;
    const participant = `${signUp.firstName} ${signUp.lastName}`;
    if (signUp.status === "canceled")
      throw new AppError("CANCELED", { message: `L'iscrizione di ${participant} è stata annullata.` });
    const { isFirst, checkedInAt } = await checkIn(tx, name, now);
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
