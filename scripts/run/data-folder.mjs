/**
 * The folder of everything that the site stores on disk: embedded database, copies of pictures, outgoing e-mails,
 * secret.
 */
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { hasCode, messageOf } from "./error-code.mjs";
import { takeLock, wasLeftBehind } from "./lock-file.mjs";
import { fail, say } from "./steps.mjs";

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OF_OTHERS = 0o077;
/** Files that the site, its backup and its restore write into the data folder. */
const OWN_ENTRIES = /^(?:\.probe-\d+|database(?:\.lock|\.password)?|lock|secret|outbox|picture-copies)$/;

/** New files and folders of this process and its children are only accessible to their user. */
export const keepNewFilesPrivate = () => void process.umask(OF_OTHERS);

/**
 * Removes other users' permissions from a file, or from a folder and its content. A running site may remove files
 * meanwhile.
 * @param {string} path
 */
export function makePrivate(path) {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return;
    if ((entry.mode & OF_OTHERS) !== 0) chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
    if (entry.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

/**
 * Removes other users' permissions from the site's files in the data folder, since an older version left them readable
 * and writable for everyone. Other files in the same folder are left alone, in which case the folder itself is, too.
 * @param {string} folder
 */
function closeDataFolder(folder) {
  const names = readdirSync(folder);
  const own = names.filter((name) => OWN_ENTRIES.test(name));
  try {
    for (const name of own) makePrivate(join(folder, name));
    const isOurs = own.length === names.length && (lstatSync(folder).mode & OF_OTHERS) !== 0;
    if (isOurs) chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    if (!hasCode(error, "EPERM")) throw error;
    const path = error instanceof Error && "path" in error ? error.path : folder;
    say(`${path} belongs to another user, who decides who else can read it.`);
  }
}

/**
 * Step by step: Node's recursive mode never returns on file systems that reject a folder with ENOENT, such as /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

/**
 * Creates the folder if needed, and ensures that it is writable (otherwise exits with a clear message) and that no
 * other user of the machine can read the site's files.
 */
export function prepareDataFolder() {
  const folder = resolve(process.env.DATA_DIR || ".data");
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
    closeDataFolder(folder);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : messageOf(error);
    fail(`The data folder ${folder} cannot be written (${reason}). Set DATA_DIR to a folder that can.`);
  }
  return folder;
}

/**
 * A secret of the embedded database or of its site, generated once, in a file that only its owner can read.
 * @param {string} file
 */
export function readOrCreateSecret(file) {
  makeFolder(dirname(file));
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: PRIVATE_FILE });
  return readFileSync(file, "utf8").trim();
}

/**
 * Whether the site that last used this folder was killed, in which case its processes exit a moment later.
 * @param {string} folder
 */
export const hasFallenPredecessor = (folder) => wasLeftBehind(join(folder, "lock"));

/**
 * Ensures that only one process at a time uses the embedded database.
 * @param {string} folder
 */
export function lockDataFolder(folder) {
  const holder = takeLock(join(folder, "lock"));
  if (holder !== null)
    fail(`The data folder ${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR.`);
}
