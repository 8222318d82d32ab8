import { spawnSync } from "node:child_process";

/** Uploaded files are read in threads (lib/feeds/in-thread.ts); this process checks that the main thread only waits. */

test("reads hostile files without delaying other requests", () => {
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
  // The main thread copies a file and waits; if it parsed the file itself, it would be busy all the time.
  expect(busyPart).toBeLessThan(0.5);
});
