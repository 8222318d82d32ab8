import {
  endsSoon,
  entriesLeftOf,
  isFor,
  lastDayOf,
  leavesFew,
  type PassScope,
  type PassState,
  passRefusal,
  passStatusOn,
} from "@/lib/domain/pass/pass-life";

const PASS: PassState & PassScope = {
  ...{ entriesLeft: 3, startsOn: "2026-11-01", validUntil: "2026-11-30", isCanceled: false, dueAmount: 0 },
  ...{ kinds: ["course", "event"], courseIds: null },
};

test.each([
  ["2026-11-01", 1, "2026-11-01"],
  ["2026-11-01", 30, "2026-11-30"],
  ["2026-10-20", 10, "2026-10-29"],
  ["2028-02-28", 2, "2028-02-29"],
])("a pass from %s for %i days ends on %s", (startsOn, days, last) =>
  expect(lastDayOf(startsOn, days)).toBe(last),
);

test.each([
  [{}, "2026-11-30", "active"],
  [{}, "2026-10-30", "active"],
  [{}, "2026-12-01", "expired"],
  [{ entriesLeft: 0 }, "2026-11-30", "empty"],
  [{ entriesLeft: 0 }, "2026-12-01", "expired"],
  [{ entriesLeft: null }, "2026-11-30", "active"],
  [{ dueAmount: 1 }, "2026-12-01", "unpaid"],
  [{ dueAmount: 1, isCanceled: true }, "2026-11-30", "canceled"],
] as const)("a pass with %j on %s is %s", (change, day, status) =>
  expect(passStatusOn({ ...PASS, ...change }, day)).toBe(status),
);

const USE = { kind: "event", id: 7, day: "2026-11-30", isRun: false, seats: 3 } as const;

test.each([
  [{}, {}, null],
  [{}, { seats: 4 }, "PASS_EMPTY"],
  [{ entriesLeft: null }, { seats: 1 }, null],
  [{ entriesLeft: null }, { seats: 2 }, "PASS_NOT_VALID"],
  [{ entriesLeft: null, dueAmount: 1 }, { seats: 2 }, "NOT_PAID"],
  [{}, { day: "2026-10-31", seats: 4 }, "PASS_NOT_VALID"],
  [{}, { day: "2026-12-01", isRun: true }, "PASS_EXPIRED"],
  [{}, { isRun: true }, "PASS_NOT_VALID"],
  [{ kinds: ["course"] }, {}, "PASS_NOT_VALID"],
  [{ courseIds: [7] }, { kind: "course" }, null],
  [{ courseIds: [8] }, { kind: "course" }, "PASS_NOT_VALID"],
  [{ courseIds: [8] }, {}, null],
  [{ isCanceled: true, entriesLeft: 0 }, {}, "PASS_NOT_VALID"],
  [{ isCanceled: true, dueAmount: 1 }, {}, "NOT_PAID"],
  [{ dueAmount: 1, entriesLeft: 0 }, { day: "2026-12-01" }, "NOT_PAID"],
] as const)("a pass with %j for the use %j is refused with: %s", (pass, use, refusal) =>
  expect(passRefusal({ ...PASS, ...pass }, { ...USE, ...use })).toBe(refusal),
);

test("the list of courses limits only courses", () => {
  const scope: PassScope = { kinds: ["event", "course"], courseIds: [1] };
  expect([isFor(scope, { kind: "event", id: 9 }), isFor(scope, { kind: "course", id: 9 })]).toEqual([
    true,
    false,
  ]);
});

test.each([
  [10, 8, 2],
  [10, 10, 0],
  [null, 12, null],
])("of %p entries with %i used, %p are left", (entries, taken, left) =>
  expect(entriesLeftOf(entries, taken)).toBe(left),
);

test.each([
  [10, 3, false],
  [10, 2, true],
  [10, 1, true],
  [10, 0, false],
  [2, 1, false],
  [null, null, false],
])("of %p entries %p left are few: %p", (entries, left, isFew) =>
  expect(leavesFew(entries, left)).toBe(isFew),
);

test.each([
  ["2026-11-22", false],
  ["2026-11-23", true],
  ["2026-11-30", true],
  ["2026-12-01", false],
])("on %s a pass valid until the 30th ends soon: %p", (today, isSoon) =>
  expect(endsSoon(PASS, today)).toBe(isSoon),
);

test("a pass of one week has no notice of its end", () => {
  const week = { startsOn: "2026-11-23", validUntil: "2026-11-30" };
  expect(endsSoon(week, "2026-11-23")).toBe(false);
  expect(endsSoon({ ...week, startsOn: "2026-11-22" }, "2026-11-23")).toBe(true);
});
