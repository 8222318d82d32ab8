/**
 * `npm run second-factor -- <username>`: switches the second factor of an account off, whose owner has lost it, or
 * whose codes cannot be checked since the site's secret changed. With the embedded database the site must be stopped.
 */
import { spawnSync } from "node:child_process";
import { openDatabase } from "./run/database.mjs";
import { stopProcess } from "./run/processes.mjs";
import { typescript } from "./run/site.mjs";
import { fail, generateSources, installPackages, ROOT, say } from "./run/steps.mjs";

const name = process.argv[2] ?? fail("Usage: npm run second-factor -- <username>");
installPackages("running");
await generateSources();
const { processes, env } = await openDatabase();
const { status } = spawnSync(process.execPath, [...typescript("scripts/switch-off-factor.ts"), name], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, ...env },
});
for (const one of processes) await stopProcess(one);
if (status !== 0) process.exit(1);
say(`The second factor of ${name} is off`);
process.exit(0);
