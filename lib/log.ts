import { env } from "@/lib/env";

/**
 * Structured logs: one JSON object per line in production, a readable line in development. They contain no personal
 * data: routes are logged by their pattern, never with queries, bodies, names or addresses.
 */
interface RequestLog {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** The error behind a response of status 500 or above; null for other responses. */
  failure: unknown;
}

/** Removes the values that messages of PostgreSQL and Prisma quote, which may be personal data. */
function withoutValues(text: string): string {
  return text
    .replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, "<e-mail>")
    .replace(/\)=\([^)]*\)/g, ")=(…)")
    .replace(/(invalid input (?:syntax|value)[^:"]{0,100}: )"[^"]*"/g, '$1"…"');
}

function explain(failure: unknown): { error: string; stack?: string | undefined } | undefined {
  if (failure === null || failure === undefined) return undefined;
  if (!(failure instanceof Error)) return { error: withoutValues(String(failure)) };
  const error = withoutValues(`${failure.name}: ${failure.message}`);
  return { error, stack: failure.stack === undefined ? undefined : withoutValues(failure.stack) };
}

function write(level: "info" | "error", fields: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

export function logRequest({ failure, ms, ...fields }: RequestLog): void {
  const level = failure === null ? "info" : "error";
  if (env().NODE_ENV === "production") {
    // While the database is down, every request fails in the same way: no stack trace for these.
    const { error, stack } = explain(failure) ?? {};
    write(level, { ...fields, ms: Math.round(ms), error, stack: fields.status === 500 ? stack : undefined });
    return;
  }
  process.stdout.write(
    `${fields.method} ${fields.route} ${fields.status} ${Math.round(ms)} ms ${fields.requestId}\n`,
  );
  if (failure !== null) console.error(failure);
}

/** Failures that are already logged: Next.js reports the same error at several layers. */
const logged = new WeakSet<object>();

/** Logs a page that failed to render. `route` is its pattern, such as /spaces/[slug]. */
export function logPageFailure(request: Omit<RequestLog, "status" | "ms">): void {
  const { failure, ...fields } = request;
  if (typeof failure === "object" && failure !== null) {
    if (logged.has(failure)) return;
    logged.add(failure);
  }
  write("error", { ...fields, status: 500, ...explain(failure) });
}

/** Logs an event outside of requests, such as a job, a start or a stop. */
export function logEvent(event: string, fields: Record<string, unknown> = {}, failure: unknown = null): void {
  write(failure === null ? "info" : "error", { event, ...fields, ...explain(failure) });
}
