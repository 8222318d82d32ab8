import { z } from "zod";
import { readStored, writeStored } from "@/lib/client/storage";

/**
 * The values of the registration form, stored for this tab to survive closing the dialog and reloads. Passwords and
 * consents are not stored.
 */
const KEY = "registration-draft";

const draftSchema = z.record(z.string(), z.union([z.string(), z.null()]));
const NOT_STORED = new Set(["password", "confirmPassword", "termsAccepted", "privacyAccepted"]);

export function loadRegistrationDraft(): Record<string, string | null> {
  try {
    const stored = readStored("sessionStorage", KEY);
    return stored ? draftSchema.parse(JSON.parse(stored)) : {};
  } catch {
    return {};
  }
}

export function saveRegistrationDraft(values: Record<string, unknown>): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => !NOT_STORED.has(name) && (typeof value === "string" || value === null),
  );
  writeStored("sessionStorage", KEY, JSON.stringify(Object.fromEntries(kept)));
}

export const clearRegistrationDraft = (): void => writeStored("sessionStorage", KEY, null);
