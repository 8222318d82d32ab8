import { getAuthToken, isTokenEvent, removeAuthToken } from "@/lib/client/auth-token";
import { listenToOtherTabs } from "@/lib/client/site/other-tabs";
import type { User } from "@/lib/schemas/person/user";

/** The answer of GET /api/auth/me. */
export type SessionState = { isAuthenticated: false } | { isAuthenticated: true; user: User };

const PATH = "/api/auth/me";
const ANONYMOUS: SessionState = { isAuthenticated: false };
/** docs/product.md: how long it is fresh who is signed in. */
const FRESH_MS = 60_000;

/*
 * Who is signed in, in this tab. A store of its own and no query: every page has it, and most pages ask for nothing else.
 */
let state: SessionState | undefined;
let answeredAt = Number.NEGATIVE_INFINITY;
let question: { controller: AbortController; answered: Promise<void> } | null = null;
const listeners = new Set<() => void>();
const forgetters = new Set<() => void>();

const idOf = (of: SessionState | undefined) => (of?.isAuthenticated ? of.user.id : null);

/** Who is signed in; undefined until the server has answered once. */
export const readSession = (): SessionState | undefined => state;

/** Drops a question under way: it would answer for the visitor of before. */
export function stopAsking(): void {
  question?.controller.abort();
  question = null;
}

/** Shows `next` everywhere in this tab; undefined: it is unknown again. */
export function keepSession(next: SessionState | undefined): void {
  stopAsking();
  answeredAt = next ? Date.now() : Number.NEGATIVE_INFINITY;
  // The same person stays the same object, or what hangs on her would be made anew every minute.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  const isSomebodyElse = state !== undefined && idOf(next) !== idOf(state);
  state = next;
  if (isSomebodyElse) for (const forget of forgetters) forget();
  for (const listener of listeners) listener();
}

const LATE_MS = 30_000;

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, LATE_MS));

/**
 * Asks once with the browser's own means, which is all that most pages ever ask. What goes wrong is for the client of
 * the API, with its further attempts.
 */
async function askServer(signal: AbortSignal): Promise<SessionState> {
  const headers = new Headers({ Accept: "application/json", "X-Requested-With": "XMLHttpRequest" });
  const token = getAuthToken();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  try {
    const response = await Promise.race([
      fetch(PATH, { headers, credentials: "include", signal }),
      tooLate(),
    ]);
    if (response.ok) return await response.json();
  } catch {
    signal.throwIfAborted();
  }
  const { api } = await import("@/lib/client/api-client");
  return api.get<SessionState>(PATH, { signal });
}

/**
 * Who is signed in. A token that the server does not know is dropped, and the question asked again by cookie alone.
 */
async function fetchSession(signal: AbortSignal): Promise<SessionState> {
  const token = getAuthToken();
  const answer = await askServer(signal);
  if (answer.isAuthenticated || token === null) return answer;
  // Another tab may have signed in meanwhile: its token is not the one that was refused.
  if (getAuthToken() === token) removeAuthToken();
  return askServer(signal);
}

/** A task of its own for the first question of a page: on a phone, it would make hydration long enough to feel. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Without a network there is nobody to ask: the answer waits for it. */
async function online(): Promise<void> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

async function ask({ signal }: AbortController): Promise<void> {
  try {
    await nextTask();
    await online();
    if (signal.aborted) return;
    const answer = await fetchSession(signal);
    if (!signal.aborted) keepSession(answer);
  } catch {
    // Not to be known now: what was known before holds, and the next component that looks asks again.
    if (signal.aborted) return;
    keepSession(state ?? ANONYMOUS);
    answeredAt = Number.NEGATIVE_INFINITY;
  }
}

/** Asks the server anew; resolves when it is known, whatever the answer is. */
export function askSession(): Promise<void> {
  stopAsking();
  const controller = new AbortController();
  const answered = ask(controller);
  question = { controller, answered };
  return answered;
}

function askIfStale(): void {
  if (question === null && Date.now() - answeredAt >= FRESH_MS) void askSession();
}

/** Calls `listener` when it changes who is signed in, and asks the server if that is not fresh; answers with the way to stop. */
export function listenToSession(listener: () => void): () => void {
  listeners.add(listener);
  askIfStale();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopAsking();
  };
}

/** Calls `forget` when somebody else is signed in than before: what one person has seen is not shown to the next. */
export function onOtherPerson(forget: () => void): void {
  forgetters.add(forget);
}

/** How often a visitor who is not signed in is looked at again. */
const RECHECK_MS = 60_000;

/** Keeps the session in step with other tabs, with the network and with time; answers with the way to stop. */
export function keepSessionInStep(): () => void {
  const onStorage = (event: StorageEvent) => isTokenEvent(event) && void askSession();
  const recheck = () => {
    if (!state?.isAuthenticated && getAuthToken() !== null) void askSession();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", askIfStale);
  const timer = setInterval(recheck, RECHECK_MS);
  const stopListening = listenToOtherTabs(() => void askSession());
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", askIfStale);
    clearInterval(timer);
    stopListening();
  };
}
