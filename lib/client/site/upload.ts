import { ApiError } from "@/lib/client/api-client";
import { getAuthToken } from "@/lib/client/auth-token";
import { idempotencyKeyOf, noteOutcome } from "@/lib/client/unanswered-writes";

/** Long enough for a large picture over a slow connection. */
const TIMEOUT_MS = 180_000;

interface UploadOptions {
  method: "POST" | "PUT";
  path: string;
  form: FormData;
  /** Called with the fraction that was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** What distinguishes a form from another one. Files have no content that could be read at once. */
const contentOf = (form: FormData) =>
  [...form].map(([name, value]) =>
    typeof value === "string"
      ? [name, value]
      : [name, value.name, value.size, value.type, value.lastModified],
  );

/**
 * Uploads a form with files, reporting progress, which `fetch` does not support. Never retried: the user sees the
 * progress and can start again, with the same Idempotency-Key.
 * @throws ApiError for an error response; TypeError for a network failure; AbortError
 */
export async function upload<T>(options: UploadOptions): Promise<T> {
  const write = { method: options.method, url: options.path, body: contentOf(options.form) };
  const key = idempotencyKeyOf(write);
  try {
    const answer = await send<T>(options, key);
    noteOutcome(write, key, null);
    return answer;
  } catch (error) {
    noteOutcome(write, key, error);
    throw error;
  }
}

function send<T>({ method, path, form, onProgress, signal }: UploadOptions, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    request.setRequestHeader("Idempotency-Key", key);
    // Responses are in the page's language, not the browser's.
    const { lang } = document.documentElement;
    if (lang) request.setRequestHeader("Accept-Language", lang);
    const token = getAuthToken();
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);

    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      if (request.status < 200 || request.status >= 300)
        reject(new ApiError(request.status, request.statusText, request.responseText));
      else resolve(JSON.parse(request.responseText) as T);
    };
    request.onerror = () => reject(new TypeError("The upload found no server."));
    request.ontimeout = () => reject(new DOMException("The upload took too long.", "TimeoutError"));
    request.onabort = () => reject(new DOMException("The upload was canceled.", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.send(form);
  });
}
