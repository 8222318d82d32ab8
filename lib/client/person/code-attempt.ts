import { isRecord } from "@/lib/domain/site/is-record";

/**
 * The attempt to sign in by a code, stored for this tab: whoever goes to the mail program to read the code may find the
 * page loaded anew.
 */
export interface CodeAttempt {
  email: string;
  attempt: string;
  rememberMe: boolean;
  /** The code, once it was found to be right: a name or a second factor was still missing. */
  code: string | null;
  /** The path of the page where it was begun; null once the form was closed. */
  path: string | null;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

const KEY = "sign-in-code";
/** As long as the server takes the code (CODE_MINUTES); not imported, to keep this small. */
const GOOD_FOR_MS = 10 * 60_000;

/** The attempt of this tab while its code is good; else null. */
export function loadCodeAttempt(): CodeAttempt | null {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? "null");
    if (!isRecord(value)) return null;
    const { email, attempt, rememberMe, code, path, requestedAt } = value;
    if (typeof email !== "string" || typeof attempt !== "string" || typeof requestedAt !== "number")
      return null;
    if (Date.now() - requestedAt > GOOD_FOR_MS) return null;
    return {
      email,
      attempt,
      requestedAt,
      rememberMe: rememberMe === true,
      code: typeof code === "string" ? code : null,
      path: typeof path === "string" ? path : null,
    };
  } catch {
    return null;
  }
}

export function saveCodeAttempt(attempt: CodeAttempt): void {
  try {
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Storage is unavailable: the attempt lasts as long as the page.
  }
}

export function clearCodeAttempt(): void {
  try {
    globalThis.sessionStorage?.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Whether the login was open on this page, waiting for a code, when the page was last left. */
export const isCodeAwaitedHere = (): boolean => loadCodeAttempt()?.path === window.location.pathname;

/** Notes that the form was closed: a reload does not open it again, but within its time the code is still good. */
export function abandonCodeAttempt(): void {
  const attempt = loadCodeAttempt();
  if (attempt !== null) saveCodeAttempt({ ...attempt, path: null });
}
