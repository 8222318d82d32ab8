import { periodOfPart } from "@/lib/domain/room-time/period";
import {
  includedPeriods,
  NO_SERIES,
  overLimit,
  type PlanAction,
  plannedDates,
  planReducer,
} from "@/lib/domain/room-time/series-plan";
import { addDays } from "@/lib/domain/time/dates";

const FIRST = periodOfPart("mattina", "2026-12-01", "2026-12-01");
const planned = (...actions: PlanAction[]) => plannedDates(actions.reduce(planReducer, NO_SERIES), FIRST);
const keys = (...actions: PlanAction[]) => planned(...actions).map(({ key }) => key);
const WEEKLY = { type: "mode", mode: "weeks", every: 1 } as const;
const TIMES = (times: number): PlanAction => ({ type: "end", end: { kind: "times", times } });

describe("a series plan", () => {
  test("repeats nothing by default", () => {
    expect(keys()).toEqual([]);
  });

  test("starts with eight weekly dates at the hours of the first", () => {
    const dates = planned(WEEKLY);
    expect(dates).toHaveLength(8);
    expect(dates[7]).toMatchObject({ key: "2027-01-19", period: { startTime: "08:00", endTime: "13:00" } });
  });

  test("ends after a number of times or on a day, and has 60 dates at most", () => {
    expect(keys(WEEKLY, TIMES(2))).toEqual(["2026-12-01", "2026-12-08"]);
    expect(keys(WEEKLY, { type: "end", end: { kind: "until", day: "2026-12-08" } })).toHaveLength(2);
    expect(keys(WEEKLY, TIMES(500))).toHaveLength(60);
  });

  test("reports that it exceeds 60 dates, and the last possible day", () => {
    const over = (...actions: PlanAction[]) => overLimit(actions.reduce(planReducer, NO_SERIES), FIRST);
    const until = (day: string): PlanAction => ({ type: "end", end: { kind: "until", day } });
    expect(over(WEEKLY, TIMES(60))).toBeNull();
    expect(over(WEEKLY, TIMES(61))).toEqual({ lastDay: "2028-01-18" });
    expect(over(WEEKLY, until("2028-01-18"))).toBeNull();
    expect(over(WEEKLY, until("2028-01-25"))).toEqual({ lastDay: "2028-01-18" });
    const days = Array.from(
      { length: 60 },
      (_, index): PlanAction => ({
        type: "addDay",
        day: addDays("2026-12-02", index),
      }),
    );
    const chosen = { type: "mode", mode: "days" } as const;
    expect(over(chosen, ...days.slice(1))).toBeNull();
    expect(over(chosen, ...days)).not.toBeNull();
  });

  test("uses other weekdays, and the first date's weekday if all are removed", () => {
    const thursdays = { type: "weekday", weekday: 4, first: 2 } as const;
    const tuesdays = { type: "weekday", weekday: 2, first: 2 } as const;
    expect(keys(WEEKLY, TIMES(3), thursdays)).toEqual(["2026-12-01", "2026-12-03", "2026-12-08"]);
    expect(keys(WEEKLY, TIMES(2), thursdays, tuesdays)).toEqual(["2026-12-03", "2026-12-10"]);
    expect(keys(WEEKLY, TIMES(1), tuesdays)).toEqual(["2026-12-01"]);
  });

  test("with chosen days has the first date and the added ones, sorted and without duplicates", () => {
    const add = (day: string): PlanAction => ({ type: "addDay", day });
    expect(
      keys({ type: "mode", mode: "days" }, add("2026-12-20"), add("2026-12-05"), add("2026-12-20")),
    ).toEqual(["2026-12-01", "2026-12-05", "2026-12-20"]);
  });

  test("requests all dates that are not dropped, replaced ones included, in chronological order", () => {
    const afternoon = periodOfPart("pomeriggio", "2026-12-09", "2026-12-09");
    const dates = planned(
      WEEKLY,
      TIMES(3),
      { type: "swap", key: "2026-12-08", period: afternoon },
      { type: "drop", keys: ["2026-12-01"] },
    );
    expect(dates.map(({ key, isDropped, isSwapped }) => [key, isDropped, isSwapped])).toEqual([
      ["2026-12-01", true, false],
      ["2026-12-08", false, true],
      ["2026-12-15", false, false],
    ]);
    expect(includedPeriods(dates).map(({ startDate, startTime }) => [startDate, startTime])).toEqual([
      ["2026-12-09", "14:00"],
      ["2026-12-15", "08:00"],
    ]);
  });
});
