import "server-only";
import { findSpace, updateSpace } from "@/lib/data/spaces";
import { AppError, fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Space, SpaceUpdate } from "@/lib/schemas/space";

/**
 * Changes the fields of a space that are given.
 * @throws AppError NOT_FOUND; VALIDATION when the opening would not come before the closing
 */
export async function changeSpace(id: number, change: SpaceUpdate): Promise<Space> {
  const before = await findSpace(id);
  if (before === null) throw new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });
  const openingTime = change.openingTime ?? before.openingTime;
  const closingTime = change.closingTime ?? before.closingTime;
  if (openingTime >= closingTime) throw fieldError("closingTime", VALIDATION.endTimeBeforeStart);
  const changed = await updateSpace(id, change);
  if (changed === null) throw new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });
  return changed;
}
