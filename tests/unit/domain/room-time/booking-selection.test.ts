import {
  type BookableOn,
  type BookingSelection,
  dayState,
  disabledPeriods,
  EMPTY_SELECTION,
  halfToAdd,
  type SelectionAction,
  selectionReducer,
} from "@/lib/domain/room-time/booking-selection";
import type { DayPart } from "@/lib/domain/room-time/day-parts";

const everything: BookableOn = () => ["mattina", "pomeriggio", "giornata"];
const click = (day: string): SelectionAction => ({ type: "clickDay", day });
const choose = (period: DayPart): SelectionAction => ({ type: "choosePeriod", period });
const having = (...actions: SelectionAction[]): BookingSelection =>
  actions.reduce(selectionReducer, EMPTY_SELECTION);
const selection = (startDate: string, endDate: string, period: DayPart | null) => ({
  startDate,
  endDate,
  period,
});

describe("clicks on days", () => {
  test("select the first day as start and end", () => {
    expect(having(click("2026-12-03"))).toEqual(selection("2026-12-03", "2026-12-03", null));
  });

  test("select a range with the second day, swapped if it is earlier", () => {
    expect(having(click("2026-12-30"), click("2027-01-02"))).toEqual(
      selection("2026-12-30", "2027-01-02", null),
    );
    expect(having(click("2027-01-02"), click("2026-12-30"))).toEqual(
      selection("2026-12-30", "2027-01-02", null),
    );
  });

  test("change nothing on the selected day", () => {
    const chosen = having(click("2026-12-03"), choose("mattina"));
    expect(selectionReducer(chosen, click("2026-12-03"))).toEqual(chosen);
  });

  test("start over with the third and clear the period", () => {
    expect(having(click("2026-12-03"), click("2026-12-05"), choose("giornata"), click("2026-12-04"))).toEqual(
      selection("2026-12-04", "2026-12-04", null),
    );
  });

  test("start over after a half day and make a range after a whole day", () => {
    expect(having(click("2026-12-03"), choose("mattina"), click("2026-12-05"))).toEqual(
      selection("2026-12-05", "2026-12-05", null),
    );
    expect(having(click("2026-12-03"), choose("giornata"), click("2026-12-05"))).toEqual(
      selection("2026-12-03", "2026-12-05", "giornata"),
    );
  });
});

describe("the choice of a period", () => {
  test("requires a day first", () => {
    expect(having(choose("mattina"))).toEqual(EMPTY_SELECTION);
  });

  test("is cleared by choosing the same period again", () => {
    expect(having(click("2026-12-03"), choose("mattina"), choose("mattina")).period).toBeNull();
    expect(having(click("2026-12-03"), choose("giornata"), choose("giornata")).period).toBeNull();
  });

  test("becomes the whole day by choosing the other half", () => {
    expect(having(click("2026-12-03"), choose("mattina"), choose("pomeriggio")).period).toBe("giornata");
    expect(having(click("2026-12-03"), choose("pomeriggio"), choose("mattina")).period).toBe("giornata");
  });

  test("moves the end back to the start for a half day", () => {
    expect(having(click("2026-12-03"), click("2026-12-05"), choose("pomeriggio"))).toEqual(
      selection("2026-12-03", "2026-12-03", "pomeriggio"),
    );
  });

  test("is cleared together with the days", () => {
    expect(having(click("2026-12-03"), choose("mattina"), { type: "clear" })).toEqual(EMPTY_SELECTION);
  });
});

describe("disabled periods", () => {
  const day = "2026-12-03";
  test.each([
    ["nothing chosen on a free day", null, ["mattina", "pomeriggio", "giornata"], []],
    ["mattina disables giornata", "mattina", ["mattina", "pomeriggio", "giornata"], ["giornata"]],
    [
      "giornata disables the halves",
      "giornata",
      ["mattina", "pomeriggio", "giornata"],
      ["mattina", "pomeriggio"],
    ],
    ["what is taken", null, ["pomeriggio"], ["mattina", "giornata"]],
    [
      "no whole day to be had from the other half",
      "mattina",
      ["mattina", "pomeriggio"],
      ["pomeriggio", "giornata"],
    ],
    ["a full day", null, [], ["mattina", "pomeriggio", "giornata"]],
  ] as [string, DayPart | null, DayPart[], DayPart[]][])(
    "follow the choice and the availability: %s",
    (_what, period, bookable, disabled) => {
      expect(disabledPeriods(selection(day, day, period), () => bookable)).toEqual(disabled);
    },
  );

  test("include all before a day is chosen", () => {
    expect(disabledPeriods(EMPTY_SELECTION, everything)).toEqual(["mattina", "pomeriggio", "giornata"]);
  });

  test("include the halves for a range, and the whole day if a day of the range is not free", () => {
    const range = selection("2026-12-03", "2026-12-05", null);
    expect(disabledPeriods(range, everything)).toEqual(["mattina", "pomeriggio"]);
    const halfTaken: BookableOn = (date) => (date === "2026-12-04" ? ["mattina"] : everything(date));
    expect(disabledPeriods(range, halfTaken)).toEqual(["mattina", "pomeriggio", "giornata"]);
  });
});

describe("the hint", () => {
  const day = "2026-12-03";
  test("offers the other half after one is chosen", () => {
    expect(halfToAdd(selection(day, day, "mattina"), everything)).toBe("pomeriggio");
    expect(halfToAdd(selection(day, day, "pomeriggio"), everything)).toBe("mattina");
  });

  test("is absent without a half day or if the other half is not available", () => {
    expect(halfToAdd(selection(day, day, null), everything)).toBeNull();
    expect(halfToAdd(selection(day, day, "giornata"), everything)).toBeNull();
    expect(halfToAdd(selection(day, day, "mattina"), () => ["mattina"])).toBeNull();
    expect(halfToAdd(selection(day, day, "mattina"), () => ["mattina", "pomeriggio"])).toBeNull();
  });
});

test("marks a day as free, partial or full", () => {
  expect([
    dayState(["mattina", "pomeriggio", "giornata"]),
    dayState(["mattina", "pomeriggio"]),
    dayState([]),
  ]).toEqual(["free", "partial", "full"]);
});
