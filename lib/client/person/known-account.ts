/*
 * Remembers that somebody has signed in with this browser before, without personal data. Other visitors are offered the
 * registration first, since they more likely have no account yet.
 */
const KEY = "hasAccount";

export function hasKnownAccount(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) === "true";
  } catch {
    return true;
  }
}

export function rememberAccount(): void {
  try {
    globalThis.localStorage?.setItem(KEY, "true");
  } catch {
    // Without storage the login is offered first.
  }
}
