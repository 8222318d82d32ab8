import { execFileSync } from "node:child_process";

/**
 * The point in time to which `npm run restore -- --to` restores. The parser is an ES module, which runs in its own Node
 * process.
 */

const MODULE = "./scripts/backup/point-in-time.mjs";

/** The result or error message of each call, which must be the same in two time zones of the process. */
function callAll(calls: readonly string[]): string[] {
  const script = `import(${JSON.stringify(MODULE)}).then(({ readPointInTime, romeTime, recoveryTarget, backupBefore }) => {
    const answers = [${calls.map((call) => `() => ${call}`).join(",")}].map((call) => {
      try { const answer = call(); return answer instanceof Date ? answer.toISOString() : answer; } catch (error) { return error.message; }
    });
    console.log(JSON.stringify(answers));
  })`;
  const [first, second] = ["UTC", "America/New_York"].map((TZ) =>
    execFileSync(process.execPath, ["-e", script], { encoding: "utf8", env: { ...process.env, TZ } }),
  );
  expect(second).toBe(first);
  return JSON.parse(String(first));
}
const read = (...texts: string[]) => callAll(texts.map((text) => `readPointInTime(${JSON.stringify(text)})`));

test("reads a time as Rome time, in winter and in summer, unless it has an offset", () => {
  expect(
    read(
      "2026-11-22 10:41:07",
      "2026-07-22T10:41:07",
      "2026-07-22 10:41",
      "2026-11-22 10:41:07+00",
      "2026-11-22 10:41:07Z",
      "2026-11-22 10:41:07 -0330",
      "2026-11-22 10:41:07 +02:00",
      "2024-02-29 23:59:59",
    ),
  ).toEqual([
    "2026-11-22T09:41:07.000Z",
    "2026-07-22T08:41:07.000Z",
    "2026-07-22T08:41:00.000Z",
    "2026-11-22T10:41:07.000Z",
    "2026-11-22T10:41:07.000Z",
    "2026-11-22T14:11:07.000Z",
    "2026-11-22T08:41:07.000Z",
    "2024-02-29T22:59:59.000Z",
  ]);
});

test("rejects a time within the hour that is skipped in spring", () => {
  const [before, first, last, after, withOffset] = read(
    "2026-03-29 01:59:59",
    "2026-03-29 02:00:00",
    "2026-03-29 02:59:59",
    "2026-03-29 03:00:00",
    "2026-03-29 02:30:00 +01:00",
  );
  expect([before, after, withOffset]).toEqual([
    "2026-03-29T00:59:59.000Z",
    "2026-03-29T01:00:00.000Z",
    "2026-03-29T01:30:00.000Z",
  ]);
  for (const refused of [first, last]) expect(refused).toMatch(/did not exist in Rome/);
});

test("requires an offset within the hour that occurs twice in October", () => {
  const [before, first, last, after, summer, winter] = read(
    "2026-10-25 01:59:59",
    "2026-10-25 02:00:00",
    "2026-10-25 02:59:59",
    "2026-10-25 03:00:00",
    "2026-10-25 02:30:00 +02:00",
    "2026-10-25 02:30:00 +01:00",
  );
  expect([before, after, summer, winter]).toEqual([
    "2026-10-24T23:59:59.000Z",
    "2026-10-25T02:00:00.000Z",
    "2026-10-25T00:30:00.000Z",
    "2026-10-25T01:30:00.000Z",
  ]);
  for (const refused of [first, last])
    expect(refused).toMatch(/was twice in Rome.*\+02:00" or, an hour later, ".*\+01:00"/);
});

test("rejects text that is not a time", () => {
  const texts = [
    "",
    "ieri",
    "2026-02-30 10:00:00",
    "2026-11-22",
    "22/11/2026 10:41:07",
    "2026-11-22 24:00:00",
  ];
  for (const answer of read(...texts, "2026-11-22 10:60:00")) expect(answer).toMatch(/is no time/);
});

test("writes an instant as Rome time and in PostgreSQL's format", () => {
  const instant = 'new Date("2026-07-31T22:00:09Z")';
  expect(callAll([`romeTime(${instant})`, `recoveryTarget(${instant})`])).toEqual([
    "2026-08-01 00:00:09",
    "2026-07-31 22:00:09+00",
  ]);
});

test("selects the last backup that ended before the point in time, and none for the future or before the oldest backup", () => {
  const backups = `[
    { label: "B", endedAt: new Date("2026-11-16T00:35:00Z") },
    { label: "A", endedAt: new Date("2026-11-15T00:40:00Z") },
    { label: "C", endedAt: new Date("2026-11-17T00:35:00Z") },
  ]`;
  const now = 'new Date("2026-11-22T11:00:00Z")';
  const choose = (time: string, list = backups) => `backupBefore(new Date("${time}"), ${list}, ${now}).label`;
  expect(
    callAll([
      choose("2026-11-22T09:41:07Z"),
      choose("2026-11-17T00:35:00Z"),
      choose("2026-11-15T00:40:01Z"),
      choose("2026-11-15T00:40:00Z"),
      choose("2026-11-22T11:00:01Z"),
      choose("2026-11-22T09:41:07Z", "[]"),
    ]),
  ).toEqual([
    "C",
    "B",
    "A",
    "2026-11-15 01:40:00 is before the oldest backup, which ended at 2026-11-15 01:40:00 (Europe/Rome).",
    "2026-11-22 12:00:01 has not come yet: in Rome it is 2026-11-22 12:00:00.",
    "There is no backup yet.",
  ]);
});
