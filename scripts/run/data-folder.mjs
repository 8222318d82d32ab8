/** The folder of everything that the site keeps on disk: embedded database, copies of pictures, outgoing mail, secret. */
import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { takeLock, wasLeftBehind } from "./lock-file.mjs";
import { fail } from "./steps.mjs";

/** Step by step: Node's recursive way never returns on file systems that deny a folder by ENOENT, such as /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes the folder if needed and makes sure that it can be written; a clear message and an exit code if not. */
export function prepareDataFolder() {
  const folder = resolve(process.env.DATA_DIR || ".data");
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    fail(
      `The data folder ${folder} cannot be written (${error.code ?? error.message}). Set DATA_DIR to a folder that can.`,
    );
  }
  return folder;
}

/** A secret of the embedded database or of its site, made once, in a file that only its owner can read. */
export function readOrCreateSecret(file) {
  makeFolder(dirname(file));
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** Whether the site that used this folder last was killed; its processes end a moment after it. */
export const hasFallenPredecessor = (folder) => wasLeftBehind(join(folder, "lock"));

/** Makes sure that one process at a time uses the embedded database. */
export function lockDataFolder(folder) {
  const holder = takeLock(join(folder, "lock"));
  if (holder !== null)
    fail(`The data folder ${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR.`);
}
