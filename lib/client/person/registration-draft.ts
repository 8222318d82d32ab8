import { z } from "zod";

/**
 * The values of the registration form, stored for this tab to survive closing the dialog and reloads. Passwords and
 * consents are not stored.
 */
const KEY = "registration-draft";

const draftSchema = z.record(z.string(), z.union([z.string(), z.null()]));
const NOT_STORED = new Set(["password", "confirmPassword", "termsAccepted", "privacyAccepted"]);

export function loadRegistrationDraft(): Record<string, string | null> {
  try {
    const stored = globalThis.sessionStorage?.getItem(KEY);
    return stored ? draftSchema.parse(JSON.parse(stored)) : {};
  } catch {
    return {};
  }
}

export function saveRegistrationDraft(values: Record<string, unknown>): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => !NOT_STORED.has(name) && (typeof value === "string" || value === null),
  );
  try {
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is unavailable: the form lasts as long as the page.
  }
}

export function clearRegistrationDraft(): void {
  try {
    globalThis.sessionStorage?.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
