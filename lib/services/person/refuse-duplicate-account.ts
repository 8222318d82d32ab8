import "server-only";
import { isUniqueViolation } from "@/lib/data/database-errors";
import { findTakenFields, type UniqueFields } from "@/lib/data/person/users";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";

/** @throws AppError DUPLICATE naming every field that another account has */
export async function refuseTakenFields(wanted: UniqueFields, except: number | null): Promise<void> {
  const taken = await findTakenFields(wanted, except);
  const [first] = taken;
  if (first === undefined) return;
  throw new AppError("DUPLICATE", {
    message: `${TAKEN_MESSAGES[first]}.`,
    errors: Object.fromEntries(taken.map((field) => [field, [TAKEN_MESSAGES[field]]])),
  });
}

/**
 * Runs a write of an account. The database has the last word on what is unique: when somebody else was faster, the
 * refusal names the fields all the same.
 * @throws AppError DUPLICATE
 */
export async function writeUniquely<T>(
  wanted: UniqueFields,
  except: number | null,
  write: () => Promise<T>,
): Promise<T> {
  await refuseTakenFields(wanted, except);
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTakenFields(wanted, except);
    throw error;
  }
}
