import fc from "fast-check";
import {
  freeCancellationUntil,
  fullRefundSteps,
  refundFor,
  refundOf,
  refundSteps,
} from "@/lib/domain/money/cancellation-policy";
import { type CancellationSteps, FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import {
  eraseBookingsEndedBefore,
  eraseBrowsingDataBefore,
  removeAccountsIdleSince,
  warnAccountsIdleSince,
} from "@/lib/domain/person/retention";
import { toInstant } from "@/lib/domain/time/dates";
import { cancellationSteps } from "../../../helpers/cancellation-steps";

const START = toInstant("2026-12-10", "08:00");
const BOOKED = { startsAt: START, steps: FIRST_CANCELLATION_STEPS };
const ahead = (hours: number, milliseconds = 0) =>
  new Date(START.getTime() - hours * 3_600_000 - milliseconds);

describe("refunds", () => {
  test.each([
    ["well ahead", ahead(500), 100, 4500],
    ["a moment more than 48 h before", ahead(48, 1), 100, 4500],
    ["exactly 48 h before", ahead(48), 50, 2250],
    ["36 h before", ahead(36), 50, 2250],
    ["exactly 24 h before", ahead(24), 50, 2250],
    ["a moment less than 24 h before", ahead(24, -1), 0, 0],
    ["after the start", ahead(-1), 0, 0],
  ])("follow the default steps %s", (_when, now, refundPercent, refundAmount) => {
    expect(refundFor(BOOKED, 4500, now)).toEqual({ refundPercent, refundAmount });
  });

  test("are rounded up at half a cent", () => {
    expect(refundFor(BOOKED, 4501, ahead(30)).refundAmount).toBe(2251);
  });

  test("count elapsed hours: two days across the autumn clock change are 49 hours", () => {
    const start = { startsAt: toInstant("2026-10-26", "08:00"), steps: FIRST_CANCELLATION_STEPS };
    expect(refundFor(start, 1000, toInstant("2026-10-24", "08:00")).refundPercent).toBe(100);
    expect(refundFor(start, 1000, toInstant("2026-10-24", "09:00")).refundPercent).toBe(50);
    expect(freeCancellationUntil(start)).toEqual(toInstant("2026-10-24", "09:00"));
  });

  test("list the remaining steps with their deadlines, the current one first", () => {
    const steps = [
      { until: ahead(48), percent: 100, amount: 4501 },
      { until: ahead(24), percent: 50, amount: 2251 },
      { until: START, percent: 0, amount: 0 },
    ];
    expect(refundSteps(BOOKED, 4501, ahead(500))).toEqual(steps);
    expect(refundSteps(BOOKED, 4501, ahead(48))).toEqual(steps.slice(1));
    expect(refundSteps(BOOKED, 4501, ahead(24))).toEqual(steps.slice(1));
    expect(refundSteps(BOOKED, 4501, ahead(1))).toEqual(steps.slice(2));
  });

  test("are complete until the start, or of a given percentage, when the centre cancels", () => {
    expect(fullRefundSteps(START, 4501)).toEqual([{ until: START, percent: 100, amount: 4501 }]);
    expect(refundOf(4501, 50)).toEqual({ refundPercent: 50, refundAmount: 2251 });
    expect(refundOf(999, 33)).toEqual({ refundPercent: 33, refundAmount: 330 });
  });
});

describe("refunds by custom steps", () => {
  const at = (steps: CancellationSteps, now: Date) =>
    refundFor({ startsAt: START, steps }, 10_000, now).refundPercent;

  const FIVE = [
    { hours: 168, percent: 100 },
    { hours: 72, percent: 75 },
    { hours: 48, percent: 50 },
    { hours: 1, percent: 25 },
    { hours: 0, percent: 10 },
  ];

  test.each([
    ["a moment more than the hours of the first", ahead(168, 1), 100],
    ["exactly those", ahead(168), 75],
    ["exactly the hours of the second", ahead(72), 75],
    ["a moment less", ahead(72, -1), 50],
    ["exactly the hours of the fourth", ahead(1), 25],
    ["a moment less than those", ahead(1, -1), 10],
    ["exactly at the start", ahead(0), 10],
    ["after the start", ahead(0, -1), 0],
  ])("follow five steps when canceled %s before", (_when, now, percent) => {
    expect(at(FIVE, now)).toBe(percent);
  });

  test("follow a single step until the start", () => {
    const steps = [{ hours: 0, percent: 80 }];
    expect([ahead(9_000), ahead(0, 1), ahead(0), ahead(0, -1)].map((now) => at(steps, now))).toEqual([
      80, 80, 0, 0,
    ]);
    expect(refundSteps({ startsAt: START, steps }, 1000, ahead(5))).toEqual([
      { until: START, percent: 80, amount: 800 },
    ]);
    expect(freeCancellationUntil({ startsAt: START, steps })).toBeNull();
    expect(freeCancellationUntil({ startsAt: START, steps: [{ hours: 0, percent: 100 }] })).toEqual(START);
  });

  test("merge steps of the same percentage into one with the later deadline", () => {
    const steps = [
      { hours: 72, percent: 100 },
      { hours: 24, percent: 100 },
      { hours: 0, percent: 0 },
    ];
    expect(refundSteps({ startsAt: START, steps }, 1000, ahead(72))).toEqual([
      { until: ahead(24), percent: 100, amount: 1000 },
      { until: START, percent: 0, amount: 0 },
    ]);
    expect(freeCancellationUntil({ startsAt: START, steps })).toEqual(ahead(24));
  });

  test("never rise as the start approaches, and never exceed the first step", () => {
    const minutes = fc.integer({ min: -600, max: 1_000_000 });
    fc.assert(
      fc.property(cancellationSteps, minutes, minutes, (steps, one, other) => {
        const [earlier, later] = [Math.max(one, other), Math.min(one, other)].map(
          (left) => new Date(START.getTime() - left * 60_000),
        ) as [Date, Date];
        expect(at(steps, later)).toBeLessThanOrEqual(at(steps, earlier));
        expect(at(steps, earlier)).toBeLessThanOrEqual(steps[0]?.percent ?? 0);
      }),
    );
  });

  test("match the announced steps just before and just after each deadline", () => {
    fc.assert(
      fc.property(cancellationSteps, (steps) => {
        const canceled = { startsAt: START, steps };
        const foretold = refundSteps(canceled, 10_000, ahead(20_000));
        foretold.forEach(({ until, percent, amount }, index) => {
          const before = refundFor(canceled, 10_000, new Date(until.getTime() - 1));
          expect(before).toEqual({ refundPercent: percent, refundAmount: amount });
          const after = refundFor(canceled, 10_000, new Date(until.getTime() + 1));
          expect(after.refundPercent).toBe(foretold[index + 1]?.percent ?? 0);
        });
      }),
    );
  });
});

test("keeps data for two years without activity, bookings for five years, browsing data for one year", () => {
  const now = new Date("2028-02-28T23:30:00Z");
  expect(removeAccountsIdleSince(now)).toEqual(toInstant("2026-02-28", "00:00"));
  expect(warnAccountsIdleSince(now)).toEqual(toInstant("2026-03-29", "00:00"));
  expect(eraseBookingsEndedBefore(now)).toBe("2023-02-28");
  expect(eraseBrowsingDataBefore(now)).toEqual(toInstant("2027-02-28", "00:00"));
});
