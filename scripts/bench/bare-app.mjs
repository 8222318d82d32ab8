/** The bare page (scripts/bench/bare-app) for comparison: the same version of Next.js without the site's code. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, startProcess, stopProcess } from "../run/processes.mjs";
import { ROOT, say } from "../run/steps.mjs";

const FOLDER = join(ROOT, "scripts/bench/bare-app");
/** Maximum size of its HTML in bytes (docs/performance.md). */
const MOST_BYTES = 36_000;

/**
 * Builds and starts the bare app.
 * @returns {Promise<{ site: import("./measure-site.mjs").Site, stop: () => Promise<void> }>}
 */
export async function startBareApp() {
  say("Building the bare page");
  const { status } = spawnSync(join(ROOT, "node_modules/.bin/next"), ["build"], {
    cwd: FOLDER,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("The bare page could not be built.");
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const env = { NODE_ENV: "production", PORT: String(port) };
  const bare = startProcess("The bare page", [join(FOLDER, "serve.mjs")], env, () => false);
  await bare.ready;
  const html = await (await fetch(base)).text();
  if (html.length > MOST_BYTES) throw new Error(`The bare page has ${html.length} bytes of HTML.`);
  return {
    site: { base, webPid: bare.child.pid ?? 0 },
    async stop() {
      await stopProcess(bare);
      // Leaves no build output behind that other tools would scan.
      rmSync(join(FOLDER, ".next"), { recursive: true, force: true });
    },
  };
}
