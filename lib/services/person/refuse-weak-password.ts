import "server-only";
import { isCommonPassword } from "@/lib/auth/common-passwords";
import { isOwnWord, type PersonWords } from "@/lib/domain/person/own-words";
import { fieldError } from "@/lib/errors";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";

/**
 * Refuses a new password that others would guess first.
 * @param field of the form that holds it
 * @throws AppError VALIDATION
 */
export function refuseWeakPassword(password: string, person: PersonWords, field: string): void {
  if (isOwnWord(password, person)) throw fieldError(field, PASSWORD_MESSAGES.ownWord);
  if (isCommonPassword(password)) throw fieldError(field, PASSWORD_MESSAGES.common);
}
