import { execFileSync } from "node:child_process";

/**
 * When a standby that its primary left behind is restarted (scripts/rejoin-standby.mjs). The rule is an ES module,
 * which runs in its own Node process.
 */

const MODULE = "./scripts/standby/left-behind.mjs";

function ask(call: string): boolean {
  const script = `import("${MODULE}").then((all) => console.log(all.${call}))`;
  return JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }));
}

const ALONE = { isStandby: true, isStreaming: false, replayed: "0/12000000" };

test.each([
  ["one that follows nobody and comes no further", ALONE, ALONE, true],
  ["one that follows its primary", ALONE, { ...ALONE, isStreaming: true }, false],
  ["one that reads what it missed from the archive", ALONE, { ...ALONE, replayed: "0/13000000" }, false],
  ["one that has become the primary", ALONE, { ...ALONE, isStandby: false }, false],
])("decides whether a standby makes no progress: %s", (_name, before, now, expected) => {
  expect(ask(`standsStill(${JSON.stringify(before)}, ${JSON.stringify(now)})`)).toBe(expected);
});

const PRIMARY = { Member: "b", Role: "Leader", State: "running", TL: 12 };
const STANDBY = { Member: "c", Role: "Replica", State: "running", TL: 9 };

test.each([
  ["the primary's log began anew after it", [STANDBY, PRIMARY], true],
  ["both are of one history, and the connection is broken", [{ ...STANDBY, TL: 12 }, PRIMARY], false],
  ["there is no primary at the moment", [STANDBY, { ...PRIMARY, Role: "Replica" }], false],
  ["the primary is on its way", [STANDBY, { ...PRIMARY, State: "stopped" }], false],
  ["nobody knows its own history yet", [{ ...STANDBY, TL: "" }, PRIMARY], false],
  ["it is not among the members", [PRIMARY], false],
])("decides whether a standby is on an earlier timeline: %s", (_name, members, expected) => {
  expect(ask(`isOfEarlierHistory(${JSON.stringify(members)}, "c")`)).toBe(expected);
});
