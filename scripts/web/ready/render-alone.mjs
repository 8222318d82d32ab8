/**
 * Renders an answer that everybody may get: from a request that this server makes itself, over a connection inside of
 * the process. Nothing of a visitor's request reaches Next.js but the address that it was brought to.
 */
import { request } from "node:http";
import { duplexPair } from "node:stream";

/**
 * @param {import("node:http").Server} renderer a server that answers by Next.js; it need not listen
 * @param {string} host of the site
 * @returns {(asked: { url: string, requestId: string }) => Promise<Answer>} rejects when the answer is not whole
 * @typedef {{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }} Answer
 */
export function loneRenderer(renderer, host) {
  return async function renderAlone({ url, requestId }) {
    const [connection, served] = duplexPair();
    // An end that is cut off does not end the other, as that of a network connection does.
    served.once("close", () => served.writableFinished || connection.destroy());
    const headers = { Host: host, "X-Request-Id": requestId, Connection: "close" };
    const response = await new Promise((resolve, reject) => {
      request({ path: url, headers, createConnection: () => connection }, resolve)
        .once("error", reject)
        .end();
      renderer.emit("connection", served);
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(await response.toArray()),
    };
  };
}
