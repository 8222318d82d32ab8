/**
 * `npm run cluster [folder]`: the cluster of deploy/cluster on this machine, for trying it. In a temporary folder, which
 * is removed at the end, or in the given one, which is kept.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findClusterPrograms } from "./cluster/cluster-programs.mjs";
import { buildSite, fail, generateSources, installPackages, say } from "./run/steps.mjs";

const { missing } = findClusterPrograms();
if (missing.length > 0) fail(`Install these packages first: ${missing.join(", ")}.`);
installPackages("running");
await generateSources();
buildSite();

const given = process.argv[2];
const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), "centro-cluster-"));
say(`Starting the cluster in ${folder} (about half a minute)`);
const { startCluster } = await import("./cluster/start-cluster.mjs");
const port = Number(process.env.PORT || 3000);
const cluster = await startCluster({ folder, port, env: { SEED_DEMO: process.env.SEED_DEMO ?? "true" } });
say(`Ready: ${cluster.address}`);
say(`The primary is ${await cluster.primaryName()}. Kill what you like; Ctrl-C stops it all.`);
await new Promise((done) => {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, done);
});
await cluster.stop();
if (!given) rmSync(folder, { recursive: true, force: true });
process.exit(0);
