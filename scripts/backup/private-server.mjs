/**
 * PostgreSQL on a freshly restored folder, for this process only: it listens only in a private folder and does not
 * archive, so that a test restore leaves no trace.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hasCode, messageOf } from "../run/error-code.mjs";

const PORT = 5432;
const LOG_LENGTH = 20_000;
const OWN_FOLDER = 0o700;
/** It is not listening yet, or it is recovering. */
const NOT_YET = ["ENOENT", "ECONNREFUSED", "57P03"];

/**
 * Starts the server and waits, without a limit, until it has recovered.
 * @param {{ data: string, programs: string, database: string }} what
 * @throws Error with the server's log, if the server exits first
 */
export async function startPrivately({ data, programs, database }) {
  // The path of a socket is limited to about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), "centro-restore-"));
  mkdirSync(join(folder, "socket"), { mode: OWN_FOLDER });
  const rules = join(folder, "pg_hba.conf");
  writeFileSync(rules, "local all all trust\n");
  const settings = {
    listen_addresses: "",
    port: PORT,
    unix_socket_directories: join(folder, "socket"),
    hba_file: rules,
    archive_mode: "off",
    ssl: "off",
    // The standbys named in the configuration do not exist here, so it must not wait for them.
    synchronous_standby_names: "",
    // Nothing is read before recovery ends; without hot standby, fewer connections than on the original server are
    // allowed.
    hot_standby: "off",
    autovacuum: "off",
    logging_collector: "off",
    log_destination: "stderr",
    log_min_messages: "warning",
    log_line_prefix: "",
    timezone: "UTC",
    lc_messages: "C",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (/** @type {Buffer} */ text) => {
    log = (log + text).slice(-LOG_LENGTH);
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve(undefined);
    };
    server.once("close", end);
    server.once("error", (error) => {
      log += messageOf(error);
      end();
    });
  });
  const connect = async () => {
    const client = new pg.Client({ host: join(folder, "socket"), port: PORT, user: "postgres", database });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  async function stop() {
    if (!hasEnded) server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
    if (server.exitCode !== 0) throw new Error(`PostgreSQL did not end well:\n${log.trim()}`);
  }
  for (;;) {
    try {
      const client = await connect();
      return {
        client,
        log: () => log,
        async stop() {
          await client.end();
          await stop();
        },
      };
    } catch (error) {
      if (!hasEnded && NOT_YET.some((code) => hasCode(error, code))) {
        await sleep(200);
        continue;
      }
      await stop().catch(() => {});
      throw new Error(log ? `PostgreSQL did not recover:\n${log.trim()}` : messageOf(error));
    }
  }
}
