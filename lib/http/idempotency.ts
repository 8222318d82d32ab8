import { createHash } from "node:crypto";
import { findStoredResponse, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { Language } from "@/lib/domain/language/languages";
import { wordedError } from "@/lib/errors";
import type { SentBody } from "./multipart";

/** JSON with sorted keys and with files as their hashes, so that equal bodies have equal hashes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (item instanceof Uint8Array) return createHash("sha256").update(item).digest("hex");
    return item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item;
  });
}

/** @throws AppError VALIDATION if the key is empty, too long or not printable */
export function checkIdempotencyKey(key: string): void {
  if (!/^[\x21-\x7e][\x20-\x7e]{0,254}$/.test(key))
    throw wordedError("VALIDATION", "refusals.request.idempotencyKey");
}

/**
 * The claim of a request's Idempotency-Key header; null without the header.
 * @param caller the owner of the key
 * @param language the language of the response; null for the panel
 * @throws AppError VALIDATION if the key is empty, too long or not printable
 */
export function idempotencyClaim(
  request: Request,
  caller: string,
  { raw, file }: SentBody,
  language: Language | null,
): IdempotencyClaim | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  checkIdempotencyKey(key);
  const path = new URL(request.url).pathname;
  const requestHash = createHash("sha256")
    .update(`${request.method} ${path} ${canonicalJson(file === null ? raw : { raw, file })}`)
    .digest("hex");
  return { caller, key, requestHash, language };
}

/**
 * Runs a write that may be retried. Normally a retry receives the stored response inside the transaction (createOnce).
 * It receives it here if it fails earlier, for example because its own first attempt has taken the slot.
 * @param repeated translates the stored response
 */
export async function orReplayStoredResponse(
  claim: IdempotencyClaim | null,
  answer: () => Promise<Response>,
  repeated: (stored: unknown) => unknown,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const first = claim === null ? null : await findStoredResponse(claim);
    if (first === null) throw error;
    return Response.json(repeated(first.body), { status: first.status });
  }
}
