import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import type { Endpoint, Method } from "@/lib/http/endpoint-options";

/** All error codes of an operation: its own, and those implied by its access, schemas and limits. */
export function errorCodes(method: Method, endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  const takesBody = endpoint.body !== undefined || endpoint.form !== undefined;
  const takesInput = takesBody || endpoint.params !== undefined || endpoint.query !== undefined;
  if (takesInput || endpoint.isIdempotent) codes.add("VALIDATION");
  if (takesBody) codes.add("PAYLOAD_TOO_LARGE").add("UNSUPPORTED_MEDIA_TYPE");
  if (endpoint.needsProof)
    codes.add("PROOF_REQUIRED").add("WRONG_PASSWORD").add("TOTP_INVALID").add("CODE_INVALID");
  if (endpoint.params) codes.add("NOT_FOUND");
  // Public calls too: the API key may be invalid or exceed its rate limit.
  codes.add("UNAUTHENTICATED").add("RATE_LIMITED");
  // A staff account may lack a required second factor; cross-site writes with a cookie are always refused; and an API
  // key may lack the scope.
  if (endpoint.access !== "public" || method !== "GET" || endpoint.keys !== "public") codes.add("FORBIDDEN");
  if (endpoint.isIdempotent) codes.add("DUPLICATE");
  return [...codes.add("INTERNAL").add("UNAVAILABLE")];
}

export function codesByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes)
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
