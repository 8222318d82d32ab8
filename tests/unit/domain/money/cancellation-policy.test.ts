import {
  formatNotice,
  freeCancellationUntil,
  fullRefundSteps,
  refundFor,
  refundOf,
  refundSteps,
} from "@/lib/domain/money/cancellation-policy";
import {
  eraseBookingsEndedBefore,
  eraseBrowsingDataBefore,
  removeAccountsIdleSince,
  warnAccountsIdleSince,
} from "@/lib/domain/person/retention";
import { toInstant } from "@/lib/domain/time/dates";

const START = toInstant("2026-12-10", "08:00");
const ahead = (hours: number, milliseconds = 0) =>
  new Date(START.getTime() - hours * 3_600_000 - milliseconds);

describe("Refunds", () => {
  test.each([
    ["well ahead", ahead(500), 100, 4500],
    ["a moment more than 48 h before", ahead(48, 1), 100, 4500],
    ["exactly 48 h before", ahead(48), 50, 2250],
    ["36 h before", ahead(36), 50, 2250],
    ["exactly 24 h before", ahead(24), 50, 2250],
    ["a moment less than 24 h before", ahead(24, -1), 0, 0],
    ["after the start", ahead(-1), 0, 0],
  ])("%s", (_when, now, refundPercent, refundAmount) => {
    expect(refundFor(START, 4500, now)).toEqual({ refundPercent, refundAmount });
  });

  test("half a cent is rounded up", () => {
    expect(refundFor(START, 4501, ahead(30)).refundAmount).toBe(2251);
  });

  test("hours are hours that pass: two days over the autumn change are 49 of them", () => {
    const start = toInstant("2026-10-26", "08:00");
    expect(refundFor(start, 1000, toInstant("2026-10-24", "08:00")).refundPercent).toBe(100);
    expect(refundFor(start, 1000, toInstant("2026-10-24", "09:00")).refundPercent).toBe(50);
    expect(freeCancellationUntil(start)).toEqual(toInstant("2026-10-24", "09:00"));
  });

  test("the steps still ahead say until when each holds, the present one first", () => {
    const steps = [
      { until: ahead(48), percent: 100, amount: 4501 },
      { until: ahead(24), percent: 50, amount: 2251 },
      { until: START, percent: 0, amount: 0 },
    ];
    expect(refundSteps(START, 4501, ahead(500))).toEqual(steps);
    expect(refundSteps(START, 4501, ahead(48))).toEqual(steps.slice(1));
    expect(refundSteps(START, 4501, ahead(24))).toEqual(steps.slice(1));
    expect(refundSteps(START, 4501, ahead(1))).toEqual(steps.slice(2));
  });

  test("the centre gives everything back up to the start, or the percent that it names", () => {
    expect(fullRefundSteps(START, 4501)).toEqual([{ until: START, percent: 100, amount: 4501 }]);
    expect(refundOf(4501, 50)).toEqual({ refundPercent: 50, refundAmount: 2251 });
    expect(refundOf(999, 33)).toEqual({ refundPercent: 33, refundAmount: 330 });
  });

  test.each([
    [ahead(49), "Mancano più di 48 ore all'inizio"],
    [ahead(30), "Mancano tra 24 e 48 ore all'inizio"],
    [ahead(3), "Mancano meno di 24 ore all'inizio"],
  ])("the notice at %s in words, before and after", (now, text) => {
    const { refundPercent } = refundFor(START, 4500, now);
    expect(formatNotice(refundPercent)).toBe(text);
    expect(formatNotice(refundPercent, true)).toBe(text.replace("Mancano", "Mancavano"));
  });
});

test("data is kept for two years without activity, five years of bookings, one year of browsing", () => {
  const now = new Date("2028-02-28T23:30:00Z");
  expect(removeAccountsIdleSince(now)).toEqual(toInstant("2026-02-28", "00:00"));
  expect(warnAccountsIdleSince(now)).toEqual(toInstant("2026-03-29", "00:00"));
  expect(eraseBookingsEndedBefore(now)).toBe("2023-02-28");
  expect(eraseBrowsingDataBefore(now)).toEqual(toInstant("2027-02-28", "00:00"));
});
