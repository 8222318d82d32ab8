/** Called by Next.js once, when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { startJobs } = await import("@/lib/jobs/start-jobs");
    startJobs();
  }
}
