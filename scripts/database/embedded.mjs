/**
 * The embedded PostgreSQL, as a process of its own: PGlite behind a socket on loopback.
 * Usage: node scripts/database/embedded.mjs <data folder> <port>
 * Prints "ready" when it accepts connections; SIGTERM and SIGINT close it cleanly.
 */
import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { serveDatabase } from "./wire-server.mjs";

const [folder, port] = process.argv.slice(2);
if (!folder || !port) {
  console.error("usage: embedded.mjs <data folder> <port>");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const db = await PGlite.create({ dataDir: folder, extensions: { btree_gist, citext } });
const stopServing = await serveDatabase(db, Number(port));
process.stdout.write("ready\n");

let closing = false;
async function close() {
  if (closing) return;
  closing = true;
  await stopServing();
  await db.close();
  process.exit(0);
}
process.on("SIGTERM", close);
process.on("SIGINT", close);
// The supervisor keeps this pipe open; when it dies, even by SIGKILL, the database must not be left behind.
process.stdin.on("end", close).resume();
