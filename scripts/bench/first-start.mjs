/**
 * Waiting time of a first start, compared with a bare Next.js app in the same run: processor time of `next build`, and
 * wall time from the sources to the first page (install, build, start), then of a second start. Prints a table for
 * docs/performance.md. Requires an idle machine and a warm package cache: `node scripts/bench/first-start.mjs`.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../run/processes.mjs";
import { ROOT, say } from "../run/steps.mjs";

const folder = mkdtempSync(join(tmpdir(), "centro-first-start-"));
const PRODUCTION = /** @type {const} */ ("production");
const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/**
 * Runs a command and returns its wall time and its processor time, in s, including its child processes.
 * @param {string} cwd
 * @param {string} command
 */
function measure(cwd, command) {
  const started = performance.now();
  const script = `TIMEFORMAT='%U %S'; { time { ${command}; } >/dev/null 2>&1; } 2>&1`;
  const env = { ...process.env, NODE_ENV: PRODUCTION, NEXT_TELEMETRY_DISABLED: "1" };
  const times = execFileSync("bash", ["-c", script], { cwd, env, encoding: "utf8" });
  const processor = times
    .trim()
    .split(" ")
    .reduce((sum, one) => sum + Number(one), 0);
  return { wall: (performance.now() - started) / 1000, processor };
}

/**
 * Starts a server, returns the seconds until its first page, and stops it.
 * @param {string} cwd
 * @param {(port: number) => string[]} command
 * @param {number} port
 */
async function untilFirstPage(cwd, command, port) {
  const started = performance.now();
  const [program = "", ...args] = command(port);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    ADMIN_PASSWORD: "Misura-1-prova",
  };
  const child = spawn(program, args, { cwd, env: { ...env, NODE_ENV: PRODUCTION }, stdio: "ignore" });
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  return seconds;
}

try {
  const bare = join(folder, "bare");
  cpSync(join(ROOT, "scripts/bench/bare-app"), bare, { recursive: true });
  const packages = Object.fromEntries(
    ["next", "react", "react-dom"].map((name) => [name, dependencies[name]]),
  );
  writeFileSync(join(bare, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  say("The bare app");
  const bareInstall = measure(bare, "npm install --no-audit --no-fund");
  const bareBuild = measure(bare, "node_modules/.bin/next build");
  const bareStart = await untilFirstPage(
    bare,
    (port) => ["node_modules/.bin/next", "start", "-p", String(port)],
    await freePort(),
  );

  const site = join(folder, "site");
  mkdirSync(site);
  execFileSync("git", ["clone", "-q", ROOT, site]);
  say("The site, from a bare clone");
  const start = () => [process.execPath, "scripts/start.mjs"];
  const first = await untilFirstPage(site, start, await freePort());
  const second = await untilFirstPage(site, start, await freePort());
  const build = measure(site, "rm -rf .next && node_modules/.bin/next build");

  const bareWall = bareInstall.wall + bareBuild.wall + bareStart;
  const row = (/** @type {(string | number)[]} */ cells) =>
    console.log(
      `| ${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell)).join(" | ")} |`,
    );
  row(["what", "bare app", "the site", "ratio"]);
  row(["---", "---", "---", "---"]);
  row([
    "processor s of `next build`",
    bareBuild.processor,
    build.processor,
    build.processor / bareBuild.processor,
  ]);
  row(["s from the sources to the first page", bareWall, first, first / bareWall]);
  row(["s to the first page, second start", bareStart, second, second / bareStart]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
