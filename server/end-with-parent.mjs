/** Loaded into the process of Next.js before it starts: it ends when the one that started it is gone, however that died. */
process.stdin.once("end", () => process.exit(1)).resume();
