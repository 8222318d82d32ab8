import { spawnSync } from "node:child_process";

/* What somebody sends is read in threads (lib/feeds/in-thread.ts), here in a process whose main thread only waits. */

test("reads hostile files without keeping other requests waiting", () => {
  const program = ["--conditions=react-server", "--require", "tsx/cjs", "tests/helpers/read-in-threads.ts"];
  const { stdout } = spawnSync(process.execPath, program, { encoding: "utf8" });
  const { outcomes, busyPart } = JSON.parse(stdout);
  expect(Object.keys(outcomes).length).toBeGreaterThan(4);
  for (const [name, outcome] of Object.entries(outcomes))
    expect([name, outcome]).toEqual([
      name,
      expect.stringMatching(/^(?:\d+ rows|VALIDATION imports\.file\.\w+)/),
    ]);
  expect(outcomes["a calendar"]).toBe("3 rows");
  // It copies a file and waits: read in the main thread, that would be busy all the time.
  expect(busyPart).toBeLessThan(0.5);
}, 120_000);
