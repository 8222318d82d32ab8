/** Loaded into the Next.js process before it starts: it exits when its parent process is gone, however that ended. */
process.stdin.once("end", () => process.exit(1)).resume();
// Ctrl+C signals every process of a terminal; this one exits on SIGTERM, after the last request
// (server/graceful-stop.ts).
process.on("SIGINT", () => {});
