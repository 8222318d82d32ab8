import { env } from "@/lib/env";

/**
 * Structured logs: one JSON object a line in production, a readable line in development. No personal data: routes are
 * logged by their pattern, never with queries, bodies, names or addresses.
 */
interface RequestLog {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** What an answer of 500 or more stands for. */
  failure: unknown;
}

function explain(failure: unknown): { error: string; stack?: string | undefined } | undefined {
  if (failure === null || failure === undefined) return undefined;
  if (failure instanceof Error) return { error: `${failure.name}: ${failure.message}`, stack: failure.stack };
  return { error: String(failure) };
}

function write(level: "info" | "error", fields: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

export function logRequest({ failure, ms, ...fields }: RequestLog): void {
  const level = failure === null ? "info" : "error";
  if (env().NODE_ENV === "production") {
    // A database that is gone says the same at every request: a line is enough.
    const { error, stack } = explain(failure) ?? {};
    write(level, { ...fields, ms: Math.round(ms), error, stack: fields.status === 500 ? stack : undefined });
    return;
  }
  process.stdout.write(
    `${fields.method} ${fields.route} ${fields.status} ${Math.round(ms)} ms ${fields.requestId}\n`,
  );
  if (failure !== null) console.error(failure);
}

/** Something that happened outside a request: a job, a start, a stop. */
export function logEvent(event: string, fields: Record<string, unknown> = {}, failure: unknown = null): void {
  write(failure === null ? "info" : "error", { event, ...fields, ...explain(failure) });
}
