import type { IncomingMessage } from "node:http";
import { bestEncoding, isCompressible } from "../encoding";
import type { Exchange } from "../exchange";
import { type Headers, typeOf } from "../headers";
import { withHashes } from "../page-policy";
import type { Answer } from "../upstream";
import type { Entry } from "./bounded-cache";
import { CompressedBody } from "./compressed-body";

/** A response as it is cached and sent: status, headers, and the body in the encoding that the client accepts. */

/** Headers of one response or one connection, and those that are set for each response. */
const NOT_KEPT = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "x-nextjs-cache",
  "x-request-id",
]);
/** Estimated memory of an entry without its body. */
const ENTRY_BYTES = 2_000;

export interface CachedResponse extends Entry {
  status: number;
  headers: Headers;
  body: CompressedBody;
  /** Whether it is sent with the request's id, like API responses. */
  hasRequestId: boolean;
}

/** How to present a response that does not specify this itself. */
interface Presentation {
  cacheControl: string;
  isFramable: boolean;
  /** The nonce with which it was rendered, if it is a page. */
  nonce: string;
  isImmutable?: boolean;
}

/** Prepares a response that this server has requested itself. `old` is the previously cached body, if there was one. */
export function cachedResponse(
  answer: Answer,
  { cacheControl, isFramable, nonce, isImmutable = false }: Presentation,
  old?: CompressedBody,
): CachedResponse {
  const headers: Headers = {};
  for (const [name, value] of Object.entries(answer.headers)) if (!NOT_KEPT.has(name)) headers[name] = value;
  let plain = answer.body;
  if (typeOf(answer) === "text/html") {
    const page = withHashes(plain, nonce, isFramable);
    plain = page.body;
    headers["content-security-policy"] = page.policy;
  }
  const type = typeOf(answer);
  const body = CompressedBody.of(plain, { isCompressible: isCompressible(type), isImmutable }, old);
  headers["cache-control"] = cacheControl;
  headers.vary = [answer.headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", ");
  if (cacheControl !== "no-store") headers.etag = `W/"${body.hash}"`;
  return {
    status: answer.status,
    headers,
    body,
    hasRequestId: answer.headers["x-request-id"] !== undefined,
    get bytes() {
      return this.body.bytes + ENTRY_BYTES;
    },
  };
}

const matchesEtag = (request: IncomingMessage, { headers }: CachedResponse) =>
  headers.etag !== undefined &&
  (request.headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim() === headers.etag);

/** Sends a response, or 304 if the client's copy is current. Returns the status that was sent. */
export function sendReady(answer: CachedResponse, { requestId, request, response }: Exchange): number {
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? "");
  if (answer.hasRequestId) response.setHeader("X-Request-Id", requestId);
  if (matchesEtag(request, answer)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
    return 304;
  }
  const { encoding, bytes } = answer.body.encoded(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", bytes.byteLength);
  response.writeHead(answer.status).end(request.method === "HEAD" ? undefined : bytes);
  return answer.status;
}
