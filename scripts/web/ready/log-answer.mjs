/** The line of an answer that Next.js was not asked for, as lib/log.ts writes those of the others. */
export function logAnswer({ request, route, status, started }) {
  const line = {
    time: new Date().toISOString(),
    level: "info",
    requestId: request.headers["x-request-id"],
    method: request.method,
    route,
    status,
    ms: Math.round(performance.now() - started),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
