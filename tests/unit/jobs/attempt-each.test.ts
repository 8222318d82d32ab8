import { isDatabaseAlive } from "@/lib/data/site/operation";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { logEvent } from "@/lib/log";
import { readSource, sourcesIn } from "@/tests/helpers/sources";

jest.mock("@/lib/data/site/operation");
jest.mock("@/lib/log");

/** Runs all items; those in `failing` fail with their own name. */
async function attempt(items: string[], failing: Record<string, Error>) {
  const done: string[] = [];
  const run = attemptEach(items, async (item) => {
    if (failing[item] !== undefined) throw failing[item];
    done.push(item);
  });
  const failure = await run.then(() => null, String);
  return { done, failure };
}

beforeEach(() => jest.mocked(logEvent).mockClear());

test("attempts every item, then throws the first failure and logs the others", async () => {
  const failing = { a: new Error("bad row a"), c: new Error("bad row c") };
  expect(await attempt(["a", "b", "c", "d"], failing)).toEqual({
    done: ["b", "d"],
    failure: "Error: bad row a",
  });
  expect(jest.mocked(logEvent).mock.calls).toEqual([["job-item-failed", {}, failing.c]]);
});

test("throws nothing if no item fails", async () => {
  expect(await attempt(["a", "b"], {})).toEqual({ done: ["a", "b"], failure: null });
});

test("leaves the rest to the next run only if the database is down, not after a transaction that took too long", async () => {
  const slow = Object.assign(new Error("Transaction already closed"), { code: "P2028" });
  jest.mocked(isDatabaseAlive).mockResolvedValue(true);
  expect((await attempt(["a", "b", "c", "d"], { a: slow, b: slow })).done).toEqual(["c", "d"]);
  expect(logEvent).toHaveBeenCalledTimes(2);
  jest.mocked(isDatabaseAlive).mockResolvedValue(false);
  expect((await attempt(["a", "b", "c", "d"], { b: slow })).done).toEqual(["a"]);
});

/** Loops with `await` that are not part of a transaction, by the first line of each. */
function loopsOutsideTransactions(source: string): string[] {
  const declarations = source.split(/\n(?=(?:export )?(?:async )?(?:function|const|class) )/);
  return declarations.flatMap((declaration) => {
    const lines = declaration.split("\n");
    return lines.flatMap((line, at) => {
      const indent = /^( +)(?:for|while) /.exec(line)?.[1];
      if (indent === undefined || /\btx\b/.test(lines.slice(0, at + 1).join("\n"))) return [];
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((next) => !next.startsWith(`${indent} `));
      const body = [line.replace(/ of await /, " of "), ...rest.slice(0, end === -1 ? undefined : end)];
      return body.some((one) => /\bawait\b/.test(one)) ? [line.trim()] : [];
    });
  });
}

const HARMLESS = new Set([
  // Texts of mails; a failure concerns one series.
  "for (const { language } of bookings)",
  // Never throws.
  "for (const path of await deleteUnusedPictures(now, unusedBefore)) await removeCopy(path);",
]);

test("jobs go through their items with attemptEach only", () => {
  const jobs = readSource("lib/workers/start-jobs.ts");
  const imported = [...jobs.matchAll(/from "@\/(lib\/(?:services|data|storage)\/[^"]+)"/g)];
  const files = [
    ...imported.map(([, file]) => `${file}.ts`),
    ...sourcesIn(["lib/workers"]).filter((file) => /(reminder|retention)-job|start-jobs/.test(file)),
  ];
  expect(files.length).toBeGreaterThan(14);
  const loops = files.flatMap((file) => loopsOutsideTransactions(readSource(file)));
  expect(loops.filter((loop) => !HARMLESS.has(loop))).toEqual([]);
});

test("finds loops that stop at the first failure", () => {
  const source = `
export async function decide(now: Date): Promise<void> {
  const due = await list(now);
  for (const id of due) await decideOne(id);
  for (const id of await list(now))
    await prisma().$transaction(async (tx) => {
      for (const one of id) await write(tx, one);
    });
}
async function write(tx: Transaction): Promise<void> {
  for (const id of ids) await writeOne(tx, id);
}`;
  expect(loopsOutsideTransactions(source)).toEqual([
    "for (const id of due) await decideOne(id);",
    "for (const id of await list(now))",
  ]);
});
