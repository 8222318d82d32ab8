import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";

let common: ReadonlySet<string> | undefined;

/** Whether a password is on the list of the most common leaked passwords. Ignores case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].map(String));
  return common.has(password.toLowerCase());
}
