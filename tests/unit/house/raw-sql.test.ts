import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../..");

/** The helper itself, and the adapter through which pg-boss runs statements of its own. */
const RUNNERS = new Set(["lib/data/query-rows.ts", "lib/jobs/queue.ts"]);

const LOCK =
  /^ *await \w+\.\$queryRaw`SELECT (1 FROM .* FOR (NO KEY )?UPDATE|pg_advisory_xact_lock\(.*\)::text)`;$/;

const sources = ["app", "components", "lib", "prisma"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated/") && !RUNNERS.has(file)),
);

test("rows of raw SQL are parsed by a schema (queryRows), except those of locks, which nobody reads", () => {
  const unparsed = sources.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => line.includes("$queryRaw"))
      .filter((line) => !LOCK.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(unparsed).toEqual([]);
});
