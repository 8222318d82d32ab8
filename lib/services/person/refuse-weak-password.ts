import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { isPersonalPassword, type PersonIdentifiers } from "@/lib/domain/person/personal-password";
import { fieldError } from "@/lib/errors";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";

let common: ReadonlySet<string> | undefined;

/** Whether a password is on the list of the most common leaked passwords. Ignores case. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].map(String));
  return common.has(password.toLowerCase());
}

/**
 * Refuses a new password that is easily guessed: the person's own name or one of the most common passwords.
 * @param field the form field that contains it
 * @throws AppError VALIDATION
 */
export function refuseWeakPassword(password: string, person: PersonIdentifiers, field: string): void {
  if (isPersonalPassword(password, person)) throw fieldError(field, PASSWORD_MESSAGES.ownWord);
  if (isCommonPassword(password)) throw fieldError(field, PASSWORD_MESSAGES.common);
}
