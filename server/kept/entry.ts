import type { IncomingMessage, ServerResponse } from "node:http";
import { bestEncoding, isCompressible } from "../encoding";
import { withHashes } from "../page-policy";
import type { Headers } from "../request-headers";
import type { Answer } from "../upstream";
import type { Entry } from "./memory";
import { PackedBody } from "./packed-body";

/** An answer as it is kept and sent: status, headers, body in the form that the client takes. */

/** What belongs to one answer or one connection, or is set anew for each. */
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
/** What an entry takes beside its body. */
const ENTRY_BYTES = 2_000;

export interface ReadyAnswer extends Entry {
  status: number;
  headers: Headers;
  body: PackedBody;
  /** Whether each answer names the request that it belongs to, as those of the API do. */
  namesRequest: boolean;
}

/** What is to be said of an answer that it does not say itself. */
export interface Presentation {
  cacheControl: string;
  isFramable: boolean;
  /** The nonce that it was rendered with, if it is a page. */
  nonce: string;
  isLasting?: boolean;
}

/** The type of an answer's content, without parameters. */
export const typeOf = ({ headers }: Pick<Answer, "headers">): string =>
  String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";

/** Prepares an answer that this server has asked for itself. `old` is the body that was sent before it, if there was one. */
export function readyAnswer(
  answer: Answer,
  { cacheControl, isFramable, nonce, isLasting = false }: Presentation,
  old?: PackedBody,
): ReadyAnswer {
  const headers: Headers = {};
  for (const [name, value] of Object.entries(answer.headers)) if (!NOT_KEPT.has(name)) headers[name] = value;
  let plain = answer.body;
  if (typeOf(answer) === "text/html") {
    const page = withHashes(plain, nonce, isFramable);
    plain = page.body;
    headers["content-security-policy"] = page.policy;
  }
  const type = typeOf(answer);
  const body = PackedBody.of(plain, { isCompressible: isCompressible(type), isLasting }, old);
  headers["cache-control"] = cacheControl;
  headers.vary = [answer.headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", ");
  if (cacheControl !== "no-store") headers.etag = `W/"${body.hash}"`;
  return {
    status: answer.status,
    headers,
    body,
    namesRequest: answer.headers["x-request-id"] !== undefined,
    get bytes() {
      return this.body.bytes + ENTRY_BYTES;
    },
  };
}

const hasIt = (request: IncomingMessage, { headers }: ReadyAnswer) =>
  headers.etag !== undefined &&
  (request.headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim() === headers.etag);

/** Sends an answer, or 304 to a client that has it. Returns the status that was sent. */
export function sendReady(
  answer: ReadyAnswer,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? "");
  if (answer.namesRequest) response.setHeader("X-Request-Id", requestId);
  if (hasIt(request, answer)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
    return 304;
  }
  const { encoding, bytes } = answer.body.in(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", bytes.byteLength);
  response.writeHead(answer.status).end(request.method === "HEAD" ? undefined : bytes);
  return answer.status;
}
