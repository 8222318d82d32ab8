import "server-only";
import { isUniqueViolation } from "@/lib/data/database-errors";
import { findTakenFields, type UniqueFields } from "@/lib/data/person/users";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";

/**
 * Refuses values that belong to another account.
 * @param except the id of the account that is being changed; null for a new one
 * @throws AppError DUPLICATE with every field that is taken
 */
export async function refuseTakenFields(wanted: UniqueFields, except: number | null): Promise<void> {
  const taken = await findTakenFields(wanted, except);
  const [first] = taken;
  if (first === undefined) return;
  throw new AppError("DUPLICATE", {
    message: asSentence(TAKEN_MESSAGES[first]),
    errors: Object.fromEntries(taken.map((field) => [field, [TAKEN_MESSAGES[field]]])),
  });
}

/**
 * Writes an account after checking its unique fields. When a concurrent write makes the database's unique constraint
 * fail, the check runs again, so that the error names the fields in that case too.
 * @param except the id of the account that is being changed; null for a new one
 * @throws AppError DUPLICATE
 */
export async function writeUniqueAccount<T>(
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
