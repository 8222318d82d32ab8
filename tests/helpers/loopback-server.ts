import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface LoopbackServer {
  url: string;
  /** The received requests, in order. */
  requests: SeenRequest[];
  /** Sets the response to further requests. */
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

/** `number` counts the requests from 1. A function that does nothing leaves the client waiting. */
export type Answer = (response: ServerResponse, request: SeenRequest, number: number) => void;

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

/** A real HTTP server on loopback, for code that calls one. */
export async function startLoopbackServer(initial: Answer): Promise<LoopbackServer> {
  let answer = initial;
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const seen = { method, path, headers, body: Buffer.concat(chunks).toString("utf8") };
      answer(response, seen, requests.push(seen));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
