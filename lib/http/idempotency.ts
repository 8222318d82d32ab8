import { createHash } from "node:crypto";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { Language } from "@/lib/domain/language/languages";
import { wordedError } from "@/lib/errors";

/** JSON with sorted keys, so that equal bodies have equal hashes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
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
  body: unknown,
  language: Language | null,
): IdempotencyClaim | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  checkIdempotencyKey(key);
  const path = new URL(request.url).pathname;
  const requestHash = createHash("sha256")
    .update(`${request.method} ${path} ${canonicalJson(body)}`)
    .digest("hex");
  return { caller, key, requestHash, language };
}
