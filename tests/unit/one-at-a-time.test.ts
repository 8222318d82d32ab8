import { oneAtATime } from "@/lib/one-at-a-time";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("runs tasks with the same key in sequence, even after a failure", async () => {
  const seen: string[] = [];
  const task = (name: string, ms: number, fails = false) =>
    oneAtATime("a", async () => {
      seen.push(`${name} starts`);
      await pause(ms);
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task("first", 20, true), task("second", 1), task("third", 1)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(seen).toEqual([
    "first starts",
    "first ends",
    "second starts",
    "second ends",
    "third starts",
    "third ends",
  ]);
});

test("runs tasks with different keys in parallel", async () => {
  let release = () => {};
  const blocked = oneAtATime("b", () => new Promise<void>((resolve) => (release = resolve)));
  await expect(oneAtATime("c", async () => "done")).resolves.toBe("done");
  release();
  await blocked;
});
