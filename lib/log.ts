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

/** Values that messages of PostgreSQL and Prisma quote: they may be somebody's. */
function withoutValues(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "<e-mail>")
    .replace(/\)=\([^)]*\)/g, ")=(…)")
    .replace(/(invalid input (?:syntax|value)[^:]*: )"[^"]*"/g, '$1"…"');
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

/** Failures that have been logged: Next.js reports one at each layer that it goes through. */
const logged = new WeakSet<object>();

/** A page that could not be rendered. `route` is its pattern, such as /spaces/[slug]. */
export function logPageFailure(request: Omit<RequestLog, "status" | "ms">): void {
  const { failure, ...fields } = request;
  if (typeof failure === "object" && failure !== null) {
    if (logged.has(failure)) return;
    logged.add(failure);
  }
  write("error", { ...fields, status: 500, ...explain(failure) });
}

/** Something that happened outside a request: a job, a start, a stop. */
export function logEvent(event: string, fields: Record<string, unknown> = {}, failure: unknown = null): void {
  write(failure === null ? "info" : "error", { event, ...fields, ...explain(failure) });
}
