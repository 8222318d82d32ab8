/**
 * The embedded PostgreSQL as a separate process: PGlite behind a loopback socket.
 * Usage: node scripts/database/embedded.mjs <data folder> <port>
 * Prints "ready" when it accepts connections; SIGTERM and SIGINT close it cleanly.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { keepNewFilesPrivate, makePrivate } from "../run/data-folder.mjs";
import { takeLock } from "../run/lock-file.mjs";
import { serveDatabase } from "./wire-server.mjs";

const PREDECESSOR_TIMEOUT_MS = 15_000;

const [folder, port] = process.argv.slice(2);
if (!folder || !port) {
  console.error("usage: embedded.mjs <data folder> <port>");
  process.exit(2);
}
keepNewFilesPrivate();
mkdirSync(folder, { recursive: true });

// The previous process's supervisor may have been killed before that process had closed the database.
const deadline = Date.now() + PREDECESSOR_TIMEOUT_MS;
for (let holder = takeLock(`${folder}.lock`); holder !== null; holder = takeLock(`${folder}.lock`)) {
  if (Date.now() > deadline) {
    console.error(`The database in ${folder} is in use by process ${holder}.`);
    process.exit(1);
  }
  await sleep(100);
}

const db = await PGlite.create({ dataDir: folder, extensions: { btree_gist, citext, pg_trgm } });
// Files unpacked on the first start, and some files of each start, have their own modes.
makePrivate(folder);
// In a file, since other users can read the arguments and environment of a process.
const password = readFileSync(`${folder}.password`, "utf8").trim();
const stopServing = await serveDatabase(db, Number(port), password);
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
// The supervisor keeps this pipe open; if it dies, even by SIGKILL, the database must not be left behind.
process.stdin.on("end", close).resume();
