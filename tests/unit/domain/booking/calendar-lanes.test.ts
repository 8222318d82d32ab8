import {
  halvesOn,
  layoutLane,
  stepView,
  viewRange,
  viewTitle,
  weekOf,
} from "@/lib/domain/booking/calendar-lanes";

const period = (startDate: string, startTime: string, endTime: string, endDate = startDate) => ({
  startDate,
  endDate,
  startTime,
  endTime,
});

describe("the days that a view shows", () => {
  it("starts a week on Monday", () => {
    expect(weekOf("2026-12-03")).toEqual({ first: "2026-11-30", last: "2026-12-06" });
    expect(weekOf("2026-12-06")).toEqual({ first: "2026-11-30", last: "2026-12-06" });
  });

  it("shows a month in whole weeks", () => {
    expect(viewRange("month", "2026-12-15")).toEqual({ first: "2026-11-30", last: "2027-01-03" });
    expect(viewRange("day", "2026-12-15")).toEqual({ first: "2026-12-15", last: "2026-12-15" });
  });

  it("steps by day, by week and to the first of a month", () => {
    expect(stepView("day", "2026-12-31", 1)).toBe("2027-01-01");
    expect(stepView("week", "2026-12-03", -1)).toBe("2026-11-26");
    expect(stepView("month", "2026-01-31", 1)).toBe("2026-02-01");
  });

  it("says what it shows", () => {
    expect(viewTitle("month", "2026-12-03")).toBe("dicembre 2026");
    expect(viewTitle("week", "2026-12-09")).toBe("7–13 dicembre 2026");
    expect(viewTitle("day", "2026-12-03")).toBe("giovedì 3 dicembre 2026");
  });
});

describe("the bars of a lane", () => {
  it("places hours within 08:00 and 20:00 of a day", () => {
    const { bars } = layoutLane([period("2026-12-03", "14:00", "20:00")], "2026-12-03", "2026-12-03");
    expect(bars[0]).toMatchObject({ start: 0.5, width: 0.5, row: 0, isCutLeft: false, isCutRight: false });
  });

  it("gives each day of a week the same width", () => {
    const [bar] = layoutLane([period("2026-12-01", "08:00", "20:00")], "2026-11-30", "2026-12-06").bars;
    expect(bar?.start).toBeCloseTo(1 / 7);
    expect(bar?.width).toBeCloseTo(1 / 7);
  });

  it("cuts what began before and what goes on after the days shown", () => {
    const [bar] = layoutLane(
      [period("2026-11-20", "08:00", "19:00", "2026-12-20")],
      "2026-11-30",
      "2026-12-06",
    ).bars;
    expect(bar).toMatchObject({ start: 0, width: 1, isCutLeft: true, isCutRight: true });
  });

  it("leaves out what lies outside", () => {
    expect(layoutLane([period("2026-12-07", "08:00", "13:00")], "2026-11-30", "2026-12-06").bars).toEqual([]);
  });

  it("keeps back-to-back bookings on one row and overlapping ones apart", () => {
    const day = "2026-12-03";
    const { bars, rows } = layoutLane(
      [period(day, "08:00", "12:00"), period(day, "12:00", "16:00"), period(day, "09:00", "11:00")],
      day,
      day,
    );
    expect(rows).toBe(2);
    expect(bars.map(({ item, row }) => [item.startTime, row])).toEqual([
      ["08:00", 0],
      ["09:00", 1],
      ["12:00", 0],
    ]);
  });

  it("has one row where there is nothing, so that an empty lane is seen", () => {
    expect(layoutLane([], "2026-12-03", "2026-12-03")).toEqual({ bars: [], rows: 1 });
  });
});

describe("the halves of a day", () => {
  it.each([
    ["08:00", "13:00", { morning: true, afternoon: false }],
    ["14:00", "19:00", { morning: false, afternoon: true }],
    ["08:00", "19:00", { morning: true, afternoon: true }],
    ["12:00", "15:00", { morning: true, afternoon: true }],
  ])("from %s to %s", (startTime, endTime, halves) => {
    expect(halvesOn(period("2026-12-03", startTime, endTime), "2026-12-03")).toEqual(halves);
  });

  it("are free on another day", () => {
    expect(halvesOn(period("2026-12-03", "08:00", "19:00"), "2026-12-04")).toEqual({
      morning: false,
      afternoon: false,
    });
  });
});
