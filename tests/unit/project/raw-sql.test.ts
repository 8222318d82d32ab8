import { readSource, sourcesIn } from "@/tests/helpers/sources";

/** The helper itself, and the adapter through which pg-boss runs its own statements. */
const RUNNERS = new Set(["lib/data/query-rows.ts", "lib/jobs/queue.ts"]);

const LOCK =
  /^ *await \w+\.\$queryRaw`SELECT (1 FROM .* FOR (NO KEY UPDATE|UPDATE|SHARE)|pg_advisory_xact_lock(_shared)?\(.*\)::text)`;$/;

const sources = sourcesIn(["app", "components", "lib", "prisma"]).filter((file) => !RUNNERS.has(file));

test("parses the rows of raw SQL with a schema (queryRows), except for locks, whose rows are not read", () => {
  const unparsed = sources.flatMap((file) =>
    readSource(file)
      .split("\n")
      .filter((line) => line.includes("$queryRaw"))
      .filter((line) => !LOCK.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(unparsed).toEqual([]);
});
