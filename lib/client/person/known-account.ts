/**
 * Whether somebody has signed in with this browser before. Who has not is more likely to need an account than to have
 * one. Nothing of the person is kept.
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
