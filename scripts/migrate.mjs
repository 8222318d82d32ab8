/**
 * `npm run migrate`: brings the tables up to date as their owner (MIGRATION_DATABASE_URL), gives the site's role
 * (DATABASE_URL) its rights, and ends. So the process that serves need not know the owner's password. With
 * `--first-data` it also makes what a first start needs, such as the administrator: where the web process is started by
 * itself nobody else does.
 */
import { setUpDatabase } from "./run/site.mjs";
import { fail, generateSources, installPackages, say } from "./run/steps.mjs";

for (const name of ["MIGRATION_DATABASE_URL", "DATABASE_URL"])
  if (!process.env[name]) fail(`${name} is missing (docs/operations.md, two roles).`);

installPackages("running");
await generateSources();
const options = process.argv.includes("--first-data") ? [] : ["--tables-only"];
if (!(await setUpDatabase({}, ...options))) process.exit(1);
say("The tables are up to date");
