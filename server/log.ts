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

/** The line of an answer that Next.js was not asked for, as lib/log.ts writes those of the others. */
export function logAnswer({ request, requestId, route, status, started }: AnswerLog): void {
  const line = {
    time: new Date().toISOString(),
    level: "info",
    requestId,
    method: request.method,
    route,
    status,
    ms: Math.round(performance.now() - started),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
