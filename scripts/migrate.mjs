/**
 * `npm run migrate`: migrates the tables as their owner (MIGRATION_DATABASE_URL), grants the site's role (DATABASE_URL)
 * its rights, and exits, so that the serving process does not need the owner's password. With `--first-data` it also
 * creates the data of a first start, such as the administrator: needed where the web process is started on its own.
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
