import type { Instrumentation } from "next";

/** Called by Next.js if a page cannot be rendered; API failures are logged where they are caught. */
export const onRequestError: Instrumentation.onRequestError = async (failure, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logPageFailure } = await import("@/lib/log");
  const id = request.headers["x-request-id"];
  const requestId = (Array.isArray(id) ? id[0] : id) ?? "unknown";
  logPageFailure({ requestId, method: request.method, route: routePath, failure });
};

/** Called by Next.js once, when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { startJobs } = await import("@/lib/workers/start-jobs");
    startJobs();
    if (process.env.NODE_ENV === "development") (await import("@/lib/workers/start-mails")).startMails();
  }
}
