import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { bestEncoding, compressor, type Encoding, isCompressible, MIN_BYTES_TO_COMPRESS } from "./encoding";
import type { Exchange } from "./exchange";
import { type Headers, typeOf } from "./headers";
import { newNonce, policyWithNonce } from "./page-policy";
import { forwardedHeaders, isRscRequest } from "./request-headers";
import type { ForwardedRequest, Upstream } from "./upstream";

/** Requests that are not cached: forwarded to Next.js, with the response streamed back. */

const HOP_BY_HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding"]);
const METHODS_WITHOUT_BODY = new Set(["GET", "HEAD"]);
const EVENT_STREAM = "text/event-stream";

/** A response that Next.js has begun. The caller must call either `send` or `discard`. */
interface UpstreamAnswer {
  status: number;
  headers: Headers;
  /** Sends it to the client; rejects if either side aborts. */
  send(): Promise<void>;
  /** Stops reading it, because something else is sent. */
  discard(): void;
}

/** @param stopping ends event streams, which would otherwise never end */
export function forwarder(upstream: Pick<Upstream, "forward">, trustsProxy: boolean, stopping: AbortSignal) {
  return async function forward({ requestId, request, response }: Exchange): Promise<UpstreamAnswer> {
    const nonce = newNonce();
    const policy = policyWithNonce(nonce);
    const clientGone = new AbortController();
    response.once("close", () => clientGone.abort());
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
        body: METHODS_WITHOUT_BODY.has(method) ? null : relayed(request),
      },
      clientGone.signal,
    );
    const type = typeOf(answer);
    const discard = () => {
      answer.body.on("error", () => {});
      answer.body.destroy();
    };

    return {
      status: answer.status,
      headers: answer.headers,
      discard,
      async send() {
        for (const [name, value] of Object.entries(answer.headers))
          if (!HOP_BY_HOP_HEADERS.has(name)) response.setHeader(name, value);
        if (type === "text/html" && !isRscRequest(request))
          response.setHeader("Content-Security-Policy", policy);
        const encoding = encodingOf(request, answer);
        if (encoding !== "identity") {
          response.setHeader("Content-Encoding", encoding);
          response.removeHeader("Content-Length");
        }
        if (isCompressible(type)) response.appendHeader("Vary", "Accept-Encoding");
        response.writeHead(answer.status);
        if (type === EVENT_STREAM && stopping.aborted) {
          // It would begin after all other streams were ended, and delay the stop.
          discard();
          return void response.end();
        }
        if (type === EVENT_STREAM) {
          response.flushHeaders();
          stopping.addEventListener("abort", () => response.end(), { once: true, signal: clientGone.signal });
        }
        if (encoding === "identity") await pipeline(answer.body, response);
        else await pipeline(answer.body, compressor(encoding), response);
      },
    };
  };
}

/**
 * The body of a request, for Next.js, which may respond without reading it to the end. The client's own stream is not
 * passed on: a stream that is not read to the end is destroyed, and with it the connection on which the response is
 * sent. The rest of the body is read and discarded.
 */
function relayed(request: IncomingMessage): Readable {
  const body = new PassThrough();
  body.on("error", () => {});
  body.once("close", () => {
    request.unpipe(body);
    request.resume();
  });
  request.once("error", (error) => body.destroy(error));
  request.once("close", () => request.complete || body.destroy(new Error("The client went away.")));
  return request.pipe(body);
}

/** The encoding of the response. One without a body, or already compressed, is sent unchanged. */
function encodingOf(request: IncomingMessage, answer: { status: number; headers: Headers }): Encoding {
  const { status, headers } = answer;
  const isPacked = headers["content-encoding"] !== undefined;
  const isEmpty = request.method === "HEAD" || status === 204 || status === 304;
  if (
    isPacked ||
    isEmpty ||
    Number(headers["content-length"] ?? MIN_BYTES_TO_COMPRESS) < MIN_BYTES_TO_COMPRESS
  )
    return "identity";
  return isCompressible(typeOf(answer)) ? bestEncoding(request.headers["accept-encoding"]) : "identity";
}
