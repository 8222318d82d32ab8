/** Checks the environment, applies migrations, and creates what a first start needs. */

import { database } from "../lib/data/client";
import { markDemonstration } from "../lib/data/site/demonstration";
import { noteDemonstrated } from "../lib/data/site/site";
import { EnvironmentError, env } from "../lib/env";
import { installQueues } from "../lib/jobs/queue";
import { ensureAdministrator } from "../lib/services/person/ensure-administrator";
import { beginSite } from "../lib/services/site/begin-site";
import { seedDemonstration } from "../prisma/seed";
import { applyMigrations } from "./database/schema-engine.mjs";
import { grantSiteRights } from "./database/site-rights.mjs";

async function main(): Promise<void> {
  const environment = env();
  const applied = await applyMigrations(environment.DATABASE_URL);
  if (applied.length > 0)
    console.log(`› Applied ${applied.length} database migration${applied.length === 1 ? "" : "s"}`);

  await (await installQueues()).stop({ graceful: false });

  const siteUrl = process.env.SITE_DATABASE_URL;
  if (siteUrl) await grantSiteRights(environment.DATABASE_URL, siteUrl);
  await beginSite(environment);
  if (process.argv.includes("--tables-only")) return;

  const created = await ensureAdministrator();
  if (created !== null)
    console.log(
      `› Administrator: ${created.username}, ${created.password ? `password ${created.password} (shown only now)` : "with ADMIN_PASSWORD"}`,
    );
  if (environment.SEED_DEMO && (await seedDemonstration(new Date()))) {
    await markDemonstration();
    await noteDemonstrated(new Date());
    console.log(
      "› Demonstration: rooms, courses, events, people and bookings; Oggi in the panel removes them",
    );
  }
}

main().then(
  async () => {
    await database().prisma.$disconnect();
    await database().pool.end();
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof EnvironmentError ? `✗ ${error.message}` : error);
    process.exit(1);
  },
);
