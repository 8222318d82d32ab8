/** Loaded into the process of Next.js before it starts: it ends when the one that started it is gone, however that died. */
process.stdin.once("end", () => process.exit(1)).resume();
// Ctrl+C reaches every process of a terminal: this one ends by SIGTERM, after the last request (server/graceful-stop.ts).
process.on("SIGINT", () => {});
