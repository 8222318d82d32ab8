import { execFileSync } from "node:child_process";

/**
 * The figures by which a restored database is compared. The rules are an ES module, which runs in its own Node process.
 */

interface Figures {
  rows: Record<string, number>;
  ledger: Record<string, { rows: number; cents: number }>;
  moved: number;
}

function call<T>(name: string, ...args: readonly unknown[]): T {
  const script = `import("./scripts/backup/figures.mjs").then((all) =>
    console.log(JSON.stringify(all[${JSON.stringify(name)}](...${JSON.stringify(args)}))))`;
  return JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }));
}
const figures = (bookings: number, payments: number, cents: number): Figures => ({
  rows: { "public.bookings": bookings, "pgboss.job": 400 },
  ledger: { payments: { rows: payments, cents } },
  moved: cents,
});
const compare = (...all: [Figures, Figures, Figures]) => call<string[]>("compareFigures", ...all);

test("accepts a restored database between the figures of the original before and after", () => {
  const before = figures(1_000, 10, 5_000);
  const after = figures(1_200, 12, 7_000);
  for (const restored of [before, figures(1_100, 11, 6_000), after])
    expect(compare(before, restored, after)).toEqual([]);
  // Tables whose rows change all the time are compared approximately.
  expect(compare(before, figures(1_220, 10, 5_000), after)).toEqual([]);
});

test("reports a difference of one ledger entry or cent, a missing table, and many missing rows", () => {
  const same = figures(1_000, 10, 5_000);
  expect(compare(same, figures(1_000, 9, 5_000), same)).toEqual([
    "payments has 9 entries of 50,00 € and not 10 of 50,00 €",
  ]);
  expect(compare(same, figures(1_000, 10, 4_999), same)).toHaveLength(1);
  expect(compare(same, figures(1_000, 11, 5_001), same)).toHaveLength(1);
  expect(compare(same, figures(0, 10, 5_000), same)).toEqual(["public.bookings has 0 rows of 1000 to 1000"]);
  const { "pgboss.job": _, ...rows } = same.rows;
  expect(compare(same, { ...same, rows }, same)).toEqual(["pgboss.job is missing"]);
});

test("summarizes the compared figures in one line", () => {
  expect(call("figuresText", figures(12_345, 10, 123_450))).toBe("2 tables, 12,745 rows, ledger 1.234,50 €");
});
