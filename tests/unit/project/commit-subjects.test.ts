import { spawnSync } from "node:child_process";

/** Earlier commits are not checked. */
const SINCE = "2026-11-30T11:00:00Z";

test("the subject of a commit has at most 72 characters and no full stop at its end", () => {
  const log = spawnSync("git", ["log", "--no-merges", `--since=${SINCE}`, "--format=%s"], {
    encoding: "utf8",
  });
  // Without history, as in a downloaded archive, there is nothing to check.
  const subjects = log.status === 0 ? log.stdout.split("\n") : [];
  expect(subjects.filter((subject) => subject.length > 72 || subject.endsWith("."))).toEqual([]);
});
