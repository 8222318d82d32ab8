import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { bestEncoding, compressor, isCompressible } from "./encoding";
import { newNonce, policyWithNonce } from "./page-policy";
import { forwardedHeaders, type Headers, isPartRequest } from "./request-headers";
import type { ForwardedRequest, Upstream } from "./upstream";

/** Answers that are made for one request: handed on to Next.js and back. */

const NOT_PASSED = new Set(["connection", "keep-alive", "transfer-encoding"]);
const WITHOUT_BODY = new Set(["GET", "HEAD"]);
const EVENTS = "text/event-stream";

export type Forwarded = Awaited<ReturnType<ReturnType<typeof forwarder>>>;

/** An answer that Next.js has begun. Either `send` is called or `discard`. */
interface Begun {
  status: number;
  headers: Headers;
  /** Sends it to the client; rejects when either of them breaks off. */
  send(): Promise<void>;
  /** Reads no more of it, for something else is sent. */
  discard(): void;
}

/**
 * Makes the function that lets Next.js answer a request.
 * @param stopping ends streams of events, which would go on for ever
 */
export function forwarder(upstream: Pick<Upstream, "forward">, trustsProxy: boolean, stopping: AbortSignal) {
  return async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<Begun> {
    const nonce = newNonce();
    const policy = policyWithNonce(nonce);
    const givingUp = new AbortController();
    response.once("close", () => givingUp.abort());
    const method = request.method as ForwardedRequest["method"];
    const answer = await upstream.forward(
      {
        path: request.url ?? "/",
        method,
        headers: {
          ...forwardedHeaders(request, trustsProxy),
          "x-request-id": requestId,
          "content-security-policy": policy,
        },
        body: WITHOUT_BODY.has(method) ? null : request,
      },
      givingUp.signal,
    );
    const type = String(answer.headers["content-type"] ?? "");

    return {
      status: answer.status,
      headers: answer.headers,
      discard() {
        answer.body.on("error", () => {});
        answer.body.destroy();
      },
      async send() {
        for (const [name, value] of Object.entries(answer.headers))
          if (!NOT_PASSED.has(name)) response.setHeader(name, value);
        if (type.startsWith("text/html") && !isPartRequest(request))
          response.setHeader("Content-Security-Policy", policy);
        const encoding = encodingOf(request, answer.status, answer.headers);
        if (encoding !== "identity") {
          response.setHeader("Content-Encoding", encoding);
          response.removeHeader("Content-Length");
        }
        if (isCompressible(type)) response.appendHeader("Vary", "Accept-Encoding");
        response.writeHead(answer.status);
        if (type.startsWith(EVENTS)) {
          response.flushHeaders();
          stopping.addEventListener("abort", () => response.end(), { once: true, signal: givingUp.signal });
        }
        if (encoding === "identity") await pipeline(answer.body, response);
        else await pipeline(answer.body, compressor(encoding), response);
      },
    };
  };
}

/** In which form the answer goes out. One without a body, or packed already, goes as it is. */
function encodingOf(request: IncomingMessage, status: number, headers: Headers) {
  const isPacked = headers["content-encoding"] !== undefined;
  const isEmpty =
    request.method === "HEAD" || status === 204 || status === 304 || headers["content-length"] === "0";
  if (isPacked || isEmpty || !isCompressible(String(headers["content-type"] ?? ""))) return "identity";
  return bestEncoding(request.headers["accept-encoding"]);
}
