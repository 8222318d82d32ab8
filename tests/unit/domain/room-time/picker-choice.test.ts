import { isHalfDay } from "@/lib/domain/room-time/period";
import {
  type ChoiceAction,
  choiceFromPeriod,
  choiceReducer,
  choiceToPeriod,
  NO_CHOICE,
} from "@/lib/domain/room-time/picker-choice";

const after = (...actions: ChoiceAction[]) => actions.reduce(choiceReducer, NO_CHOICE);
const click = (day: string): ChoiceAction => ({ type: "clickDay", day });
const hours = { startTime: "10:00", endTime: "12:00" };

test("a day without a period or hours yields no period yet", () => {
  expect(choiceToPeriod(after(click("2026-12-03")))).toBeNull();
});

test("a day and a part of the day yield the hours of that part", () => {
  const choice = after(click("2026-12-03"), { type: "choosePeriod", period: "pomeriggio" });
  expect(choiceToPeriod(choice)).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    isFullDay: false,
    startTime: "14:00",
    endTime: "19:00",
  });
});

test("hours replace the part of the day, and the part replaces the hours", () => {
  const withHours = after(
    click("2026-12-03"),
    { type: "choosePeriod", period: "mattina" },
    { type: "chooseHours", hours },
  );
  expect(choiceToPeriod(withHours)).toMatchObject({ isFullDay: false, ...hours });
  const withPeriod = choiceReducer(withHours, { type: "choosePeriod", period: "giornata" });
  expect(choiceToPeriod(withPeriod)).toMatchObject({ isFullDay: true, startTime: null });
});

test("choosing hours reduces a range to its first day", () => {
  const choice = after(click("2026-12-03"), click("2026-12-05"), { type: "chooseHours", hours });
  expect(choiceToPeriod(choice)).toMatchObject({ startDate: "2026-12-03", endDate: "2026-12-03" });
});

test("hours are ignored before a day is chosen", () => {
  expect(after({ type: "chooseHours", hours })).toEqual(NO_CHOICE);
});

test("a click on another day after choosing hours starts over", () => {
  const choice = after(click("2026-12-03"), { type: "chooseHours", hours }, click("2026-12-08"));
  expect(choice).toEqual({
    selection: { startDate: "2026-12-08", endDate: "2026-12-08", period: null },
    hours: null,
  });
});

test("a click on the same day leaves the hours unchanged", () => {
  const choice = after(click("2026-12-03"), { type: "chooseHours", hours }, click("2026-12-03"));
  expect(choice.hours).toEqual(hours);
});

test.each([
  [{ isFullDay: true, startTime: null, endTime: null }, "2026-12-05"],
  [{ isFullDay: false, startTime: "08:00", endTime: "13:00" }, "2026-12-03"],
  [{ isFullDay: false, startTime: "09:00", endTime: "18:00" }, "2026-12-03"],
])("a searched period %j is preselected and yields the same period", (part, endDate) => {
  const request = { startDate: "2026-12-03", endDate, ...part };
  expect(choiceToPeriod(choiceFromPeriod(request))).toEqual(request);
});

test("a searched morning is preselected as such, other times as hours", () => {
  const day = { startDate: "2026-12-03", endDate: "2026-12-03", isFullDay: false };
  const morning = choiceFromPeriod({ ...day, startTime: "08:00", endTime: "13:00" });
  expect(morning.selection.period).toBe("mattina");
  expect(morning.hours).toBeNull();
  const other = choiceFromPeriod({ ...day, ...hours });
  expect(other.selection.period).toBeNull();
  expect(other.hours).toEqual(hours);
});

test.each([
  ["08:00", "13:00", true],
  ["15:00", "16:00", true],
  ["12:00", "15:00", false],
  ["18:00", "20:00", false],
])("hours from %s to %s lie within a half day: %s", (startTime, endTime, expected) => {
  const request = { startDate: "2026-12-03", endDate: "2026-12-03", isFullDay: false, startTime, endTime };
  expect(isHalfDay(request)).toBe(expected);
});
