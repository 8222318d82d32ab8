/** The site's database: the one of DATABASE_URL, or the embedded one in the data folder. */
import { join } from "node:path";
import {
  keepNewFilesPrivate,
  lockDataFolder,
  prepareDataFolder,
  readOrCreateSecret,
} from "./data-folder.mjs";
import { freePort, startProcess } from "./processes.mjs";
import { say } from "./steps.mjs";

/**
 * Starts the embedded database in a folder. Returns its process and its URL.
 * @param {string} folder
 */
export async function startEmbeddedDatabase(folder) {
  const port = await freePort();
  const password = readOrCreateSecret(`${folder}.password`);
  const process = startProcess("The embedded database", [
    "scripts/database/embedded.mjs",
    folder,
    String(port),
  ]);
  await process.ready;
  return { process, url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/**
 * Provides a database and its environment. Returns the processes that were started and the variables for the web
 * process.
 * @returns {Promise<{ processes: import("./processes.mjs").StartedProcess[], env: Record<string, string> & { DATA_DIR: string } }>}
 */
export async function openDatabase() {
  keepNewFilesPrivate();
  const dataFolder = prepareDataFolder();
  if (process.env.DATABASE_URL)
    return { processes: [], env: { DATA_DIR: dataFolder, EMBEDDED_DATABASE: "false" } };
  lockDataFolder(dataFolder);
  say("Starting the embedded database");
  const database = await startEmbeddedDatabase(join(dataFolder, "database"));
  return {
    processes: [database.process],
    env: {
      DATA_DIR: dataFolder,
      DATABASE_URL: database.url,
      EMBEDDED_DATABASE: "true",
      NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || readOrCreateSecret(join(dataFolder, "secret")),
    },
  };
}
