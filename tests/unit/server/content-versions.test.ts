import { ContentVersions, type VersionQuery } from "@/server/cache/content-versions";

const everything = { parts: null, days: null, maxVersionAgeMs: 0 };
const moment = { ...everything, maxVersionAgeMs: 60_000 };

test("does not reuse a version query that started before the request", async () => {
  let version = 1;
  const answers: (() => void)[] = [];
  const versions = new ContentVersions(() => {
    const rows = [{ name: "events", version: String(version) }];
    return new Promise((resolve) => answers.push(() => resolve({ rows })));
  });
  const first = versions.current(everything);
  version = 2;
  const second = versions.current(everything);
  const third = versions.current(everything);
  answers.shift()?.();
  expect(await first).toBe("events:1");
  await new Promise(setImmediate);
  expect(answers).toHaveLength(1);
  answers.shift()?.();
  expect([await second, await third]).toEqual(["events:2", "events:2"]);
});

test("accepts a recent version for pages without prices, until content is written by this process", async () => {
  let questions = 0;
  const versions = new ContentVersions(async () => {
    questions += 1;
    return { rows: [{ name: "spaces", version: String(questions) }] };
  });
  expect(await versions.current(moment)).toBe("spaces:1");
  expect(await versions.current(moment)).toBe("spaces:1");
  expect(await versions.current(everything)).toBe("spaces:2");
  versions.forgetRecent();
  expect(await versions.current(moment)).toBe("spaces:3");
});

test("queries the versions of the days in a search", async () => {
  const asked: unknown[] = [];
  const query: VersionQuery = async (_text, values) => {
    asked.push(values);
    return {
      rows: [
        { name: "spaces", version: "7" },
        { name: "1", version: "4" },
      ],
    };
  };
  const days = { from: "2031-05-05", to: "2031-05-06" };
  expect(
    await new ContentVersions(query).current({ parts: ["spaces", "settings"], days, maxVersionAgeMs: 0 }),
  ).toBe("spaces:7,settings:0;4");
  expect(asked).toEqual([[["2031-05-05"], ["2031-05-06"], [null]]]);
});

test("rejects all requests that wait for a failed query, but not the next one", async () => {
  let isDown = true;
  const versions = new ContentVersions(async () => {
    if (isDown) throw new Error("down");
    return { rows: [] };
  });
  const both = await Promise.allSettled([versions.current(everything), versions.current(everything)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await versions.current(everything)).toBe("");
});
