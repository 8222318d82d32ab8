import { z } from "zod";

/**
 * What was typed into the registration form, kept for this tab: closing the dialog or a reload loses nothing.
 * Passwords and consents are not kept.
 */
const KEY = "registration-draft";

const draftSchema = z.record(z.string(), z.union([z.string(), z.null()]));
const FORGOTTEN = new Set(["password", "confirmPassword", "termsAccepted", "privacyAccepted"]);

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
    ([name, value]) => !FORGOTTEN.has(name) && (typeof value === "string" || value === null),
  );
  try {
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the form lives as long as the page.
  }
}

export function clearRegistrationDraft(): void {
  try {
    globalThis.sessionStorage?.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
