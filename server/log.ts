import type { IncomingMessage } from "node:http";

export interface AnswerLog {
  request: IncomingMessage;
  requestId: string;
  /** The pattern of the address, without anything of a visitor. */
  route: string;
  status: number;
  /** When the request came, by `performance.now()`. */
  started: number;
}

const write = (stream: NodeJS.WriteStream, line: object) =>
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

/** The line of an answer that Next.js was not asked for, as lib/log.ts writes those of the others. */
export function logAnswer({ request, requestId, route, status, started }: AnswerLog): void {
  const ms = Math.round(performance.now() - started);
  write(process.stdout, { level: "info", requestId, method: request.method, route, status, ms });
}

/** The line of a request to which Next.js gave no answer: what went wrong, without what anybody sent. */
export function logFailure(requestId: string, failure: unknown): void {
  const error = failure instanceof Error ? failure.name : typeof failure;
  write(process.stderr, { level: "error", requestId, error });
}
