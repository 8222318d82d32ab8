import { ApiError } from "./api-error";
import { getAuthToken } from "./auth-token";

export { ApiError, failureText } from "./api-error";

/** See docs/product.md. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;
const TIMEOUT_MS = 30_000;
/** A longer Retry-After is for the person to wait, not for us. */
const LONGEST_RETRY_AFTER_MS = 5_000;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export interface RequestOptions {
  /** Cancels the call; a canceled call is not tried again. */
  signal?: AbortSignal;
  /** Leaves the bearer token out: for calls that ask who one is, such as the login. */
  anonymous?: boolean;
  /** Instead of a fresh key: the same key for two calls makes them one write. */
  idempotencyKey?: string;
}

interface Call extends RequestOptions {
  method: string;
  url: string;
  body?: unknown;
  /** How the answer is read; as JSON unless told. */
  read?: (response: Response) => Promise<unknown>;
}

/** One page of a list that can grow, and how many there are in all (X-Total-Count). */
export interface ListPage<T> {
  items: T[];
  total: number;
  /** What all of them come to in cents (X-Total-Amount); null where the list is not one of amounts. */
  amount: number | null;
}

/** http becomes https, except on this very machine, where nobody serves https. */
export function upgradedUrl(url: string): string {
  if (!/^http:\/\//i.test(url)) return url;
  return LOOPBACK.has(new URL(url).hostname) ? url : `https://${url.slice("http://".length)}`;
}

/** Whether the server was not even reached, or did not answer in time. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

/** An Idempotency-Key. randomUUID exists only where the page is secure; the key must exist everywhere. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

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
  const headers = new Headers({ Accept: "application/json", "X-Requested-With": "XMLHttpRequest" });
  // A form with files names its own content type, with the boundary.
  if (!(call.body instanceof FormData)) headers.set("Content-Type", "application/json");
  if (key !== null) headers.set("Idempotency-Key", key);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

/** What one attempt brought: the answer, or an error and the pause after which another attempt makes sense. */
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

/** Milliseconds until a refused call may be tried again; null when it is final. */
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
      credentials: "include",
      mode: "cors",
      signal: controller.signal,
      ...(call.body === undefined
        ? {}
        : { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }),
    });
    if (response.ok) return { value: await (call.read ?? readAnswer)(response) };
    const error = new ApiError(response.status, response.statusText, await response.text());
    const isDeadToken = response.status === 401 && mayDropToken && headers.has("Authorization");
    return { error, retryAfterMs: isDeadToken ? PAUSE_MS : retryAfterMs(response) };
  } catch (error) {
    // The network, or our own time-out. A caller who has left wants no second try.
    return { error, retryAfterMs: call.signal?.aborted ? null : PAUSE_MS };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", cancel);
  }
}

async function send(call: Call): Promise<unknown> {
  call.signal?.throwIfAborted();
  const isWrite = call.method !== "GET";
  // One key for all attempts of a call, so that a retry after a lost answer writes nothing twice.
  const key = isWrite ? (call.idempotencyKey ?? newIdempotencyKey()) : null;
  let token = call.anonymous ? null : getAuthToken();
  for (let number = 1; ; number++) {
    const outcome = await attempt(call, headersOf(call, key, token), number === 1);
    if ("value" in outcome) return outcome.value;
    if (outcome.retryAfterMs === null || number === ATTEMPTS) throw outcome.error;
    if (outcome.error instanceof ApiError && outcome.error.status === 401) token = null;
    await pause(outcome.retryAfterMs, call.signal);
  }
}

/**
 * The browser's way to the server. Paths are those of the API ("/api/…"). Answers are the JSON body, or the
 * Response itself when it is not JSON.
 *
 * Every method throws ApiError for an answer that is no success, and what `fetch` threw (TypeError for the network,
 * TimeoutError) when the last of three attempts got none.
 *
 * @param baseUrl Put before each path; empty in the browser.
 */
export function createApiClient(baseUrl = "") {
  const call = async <T>(method: string, path: string, body: unknown, options: RequestOptions = {}) =>
    (await send({ ...options, method, url: upgradedUrl(`${baseUrl}${path}`), body })) as T;
  return {
    get: <T>(path: string, options?: RequestOptions) => call<T>("GET", path, undefined, options),
    /** One page of a list, with the number of all. */
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
