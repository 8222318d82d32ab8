/** The line of an answer that the API did not have to be asked for, as lib/log.ts writes those of the others. */
export function logAnswer({ request, response, started }) {
  const line = {
    time: new Date().toISOString(),
    level: "info",
    requestId: request.headers["x-request-id"],
    method: request.method,
    route: request.url.split("?", 1)[0],
    status: response.statusCode,
    ms: Math.round(performance.now() - started),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
