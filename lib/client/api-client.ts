import { UNATTENDED_HEADER } from "@/lib/domain/site/unattended-header";
import { ApiError } from "./api-error";
import { getAuthToken } from "./auth-token";
import { isAttended } from "./site/attended";
import { idempotencyKeyOf, noteOutcome } from "./unanswered-writes";

export { ApiError, failureText, isSessionOver } from "./api-error";

/** See docs/product.md. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;
const TIMEOUT_MS = 30_000;
/** A call with a longer Retry-After is not retried: the user sees the error. */
const LONGEST_RETRY_AFTER_MS = 5_000;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export interface RequestOptions {
  /** Cancels the call; a canceled call is not retried. */
  signal?: AbortSignal;
  /** Sends no bearer token: for calls that establish an identity, such as the login. */
  anonymous?: boolean;
  /**
   * Sends neither bearer token nor cookies: for a response that is the same for everybody, which the server may have
   * cached.
   */
  asStranger?: boolean;
  /** Replaces the generated key: two calls with the same key write once. */
  idempotencyKey?: string;
}

interface Call extends RequestOptions {
  method: string;
  url: string;
  body?: unknown;
  /** Reads the response; JSON by default. */
  read?: (response: Response) => Promise<unknown>;
}

interface ListPage<T> {
  items: T[];
  total: number;
  /** The sum of all items in cents (X-Total-Amount); null for lists without amounts. */
  amount: number | null;
}

/** The address with https instead of http, except for loopback addresses. */
export function upgradedUrl(url: string): string {
  if (!/^http:\/\//i.test(url)) return url;
  return LOOPBACK.has(new URL(url).hostname) ? url : `https://${url.slice("http://".length)}`;
}

/** Whether the error is a network failure or a timeout, not a response of the server. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

function headersOf(call: Call, key: string | null, token: string | null): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "Content-Type": "application/json",
    "X-Requested-With": "XMLHttpRequest",
  });
  // Responses are in the page's language, not the browser's.
  if (typeof document !== "undefined" && document.documentElement.lang)
    headers.set("Accept-Language", document.documentElement.lang);
  if (key !== null) headers.set("Idempotency-Key", key);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  // Writes are the user's even without input: a camera that reads codes at the door makes them.
  if (call.method === "GET" && !isAttended()) headers.set(UNATTENDED_HEADER, "1");
  return headers;
}

/** The outcome of one attempt: the value, or an error and the delay before a retry (null: no retry). */
type Outcome = { value: unknown } | { error: unknown; retryAfterMs: number | null };

async function readAnswer(response: Response): Promise<unknown> {
  const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
  return isJson ? response.json() : response;
}

async function readPage(response: Response): Promise<ListPage<unknown>> {
  const items: unknown[] = await response.json();
  const { headers } = response;
  const amount = headers.get("x-total-amount");
  return {
    items,
    total: Number(headers.get("x-total-count") ?? items.length),
    amount: amount === null ? null : Number(amount),
  };
}

/** Milliseconds until a failed call may be retried; null if it must not be. */
function retryAfterMs(response: Response): number | null {
  if (response.status >= 500) return PAUSE_MS;
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const ms = seconds * 1000;
  return ms >= 0 && ms <= LONGEST_RETRY_AFTER_MS ? Math.max(ms, PAUSE_MS) : null;
}

async function attempt(call: Call, headers: Headers, mayDropToken: boolean): Promise<Outcome> {
  const controller = new AbortController();
  const cancel = () => controller.abort(call.signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("The server did not answer in time.", "TimeoutError")),
    TIMEOUT_MS,
  );
  call.signal?.addEventListener("abort", cancel, { once: true });
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers,
      credentials: call.asStranger ? "omit" : "include",
      mode: "cors",
      signal: controller.signal,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    if (response.ok) return { value: await (call.read ?? readAnswer)(response) };
    const error = new ApiError(response.status, response.statusText, await response.text());
    // A missing proof does not mean that the token is invalid.
    const isDeadToken =
      response.status === 401 &&
      error.code !== "PROOF_REQUIRED" &&
      mayDropToken &&
      headers.has("Authorization");
    return { error, retryAfterMs: isDeadToken ? PAUSE_MS : retryAfterMs(response) };
  } catch (error) {
    // A network failure or this client's own timeout is retried; a call canceled by the caller is not.
    return { error, retryAfterMs: call.signal?.aborted ? null : PAUSE_MS };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", cancel);
  }
}

async function send(call: Call): Promise<unknown> {
  call.signal?.throwIfAborted();
  const isWrite = call.method !== "GET";
  // One key for all attempts of a call and for its repetition by the user, so that neither a double click nor a lost
  // response causes a second write.
  const key = isWrite ? (call.idempotencyKey ?? idempotencyKeyOf(call)) : null;
  const note = (error: unknown) => key !== null && noteOutcome(call, key, error);
  let token = call.anonymous || call.asStranger ? null : getAuthToken();
  for (let number = 1; ; number++) {
    const outcome = await attempt(call, headersOf(call, key, token), number === 1);
    note("value" in outcome ? null : outcome.error);
    if ("value" in outcome) return outcome.value;
    if (outcome.retryAfterMs === null || number === ATTEMPTS) throw outcome.error;
    if (outcome.error instanceof ApiError && outcome.error.status === 401) token = null;
    await pause(outcome.retryAfterMs, call.signal);
  }
}

/**
 * The browser's client of the API ("/api/…"), without files, which `upload` sends. Methods resolve with the parsed JSON
 * body, or with the Response itself if it is not JSON.
 *
 * Every method throws ApiError for an error response, and the error of `fetch` (TypeError for a network failure,
 * TimeoutError) if the last of three attempts got no response.
 *
 * @param baseUrl prefix of each path; empty in the browser
 */
export function createApiClient(baseUrl = "") {
  const call = async <T>(method: string, path: string, body: unknown, options: RequestOptions = {}) =>
    (await send({ ...options, method, url: upgradedUrl(`${baseUrl}${path}`), body })) as T;
  return {
    get: <T>(path: string, options?: RequestOptions) => call<T>("GET", path, undefined, options),
    /** One page of a list, with the total number of items. */
    list: async <T>(path: string, options: RequestOptions = {}) =>
      (await send({
        ...options,
        method: "GET",
        url: upgradedUrl(`${baseUrl}${path}`),
        read: readPage,
      })) as ListPage<T>,
    post: <T>(path: string, body?: unknown, options?: RequestOptions) => call<T>("POST", path, body, options),
    put: <T>(path: string, body?: unknown, options?: RequestOptions) => call<T>("PUT", path, body, options),
    patch: <T>(path: string, body?: unknown, options?: RequestOptions) =>
      call<T>("PATCH", path, body, options),
    delete: <T>(path: string, body?: unknown, options?: RequestOptions) =>
      call<T>("DELETE", path, body, options),
  };
}

export const api = createApiClient();
