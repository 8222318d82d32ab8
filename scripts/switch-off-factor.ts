/** Switches the second factor of the named account off (scripts/second-factor.mjs). */

import { database } from "../lib/data/client";
import { EnvironmentError } from "../lib/env";
import { AppError } from "../lib/errors";
import { switchOffTotp } from "../lib/services/person/second-factor";

switchOffTotp(process.argv[2] ?? "", new Date()).then(
  async () => {
    await database().prisma.$disconnect();
    await database().pool.end();
    process.exit(0);
  },
  (error: unknown) => {
    const isNoAccount = error instanceof AppError && error.code === "NOT_FOUND";
    if (isNoAccount) console.error("✗ No account has this username.");
    else console.error(error instanceof EnvironmentError ? `✗ ${error.message}` : error);
    process.exit(1);
  },
);
