import type { IncomingMessage } from "node:http";

interface AnswerLog {
  request: IncomingMessage;
  requestId: string;
  /** The address's pattern, without personal data. */
  route: string;
  status: number;
  /** When the request arrived, by `performance.now()`. */
  started: number;
}

const write = (stream: NodeJS.WriteStream, line: object) =>
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

/** The log line of a response that did not come from Next.js, in the format of lib/log.ts. */
export function logResponse({ request, requestId, route, status, started }: AnswerLog): void {
  const ms = Math.round(performance.now() - started);
  write(process.stdout, { level: "info", requestId, method: request.method, route, status, ms });
}

/** The log line of a request to which Next.js did not respond: the name of the error, without personal data. */
export function logFailure(requestId: string, failure: unknown): void {
  const error = failure instanceof Error ? failure.name : typeof failure;
  write(process.stderr, { level: "error", requestId, error });
}
