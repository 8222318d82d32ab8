import { openSpans } from "@/lib/domain/panel/open-spans";
import { hoursOn, screenAt, themeAt } from "@/lib/domain/panel/screen-now";

/** The content of the screen at the entrance at an instant. */

const DAY = "2027-03-10";
const at = (time: string) => `${DAY}T${time}:00.000Z`;
const span = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });

const STATE = {
  day: DAY,
  rooms: [
    { id: 1, name: "Salvia", open: [span("07:00", "19:00")], taken: [span("09:00", "10:15")] },
    { id: 2, name: "Loto", open: [span("07:00", "12:00"), span("14:00", "19:00")], taken: [] },
  ],
  entries: [
    { ...span("09:00", "10:00"), title: "yoga" },
    { ...span("11:00", "12:00"), title: "coro" },
    { ...span("11:00", "13:00"), title: "ceramica" },
    { ...span("15:00", "16:00"), title: "lettura" },
  ],
};
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

test.each([
  ["before the first", "08:59", [], ["yoga"], 4],
  ["at the very beginning", "09:00", ["yoga"], ["coro", "ceramica"], 4],
  ["at the very end", "10:00", [], ["coro", "ceramica"], 3],
  ["while two are on", "11:30", ["coro", "ceramica"], ["lettura"], 3],
  ["after the last", "16:00", [], [], 0],
] as const)(
  "%s the screen shows what is on, what begins next and the rest of the day",
  (_, time, current, next, left) => {
    const view = screenAt(STATE, new Date(at(time)));
    expect([titles(view.current), titles(view.next), view.rest.length]).toEqual([current, next, left]);
  },
);

test.each([
  [
    "08:00",
    [
      ["Salvia", "09:00"],
      ["Loto", "12:00"],
    ],
  ],
  ["09:30", [["Loto", "12:00"]]],
  // The buffer after a booking is occupied too.
  ["10:10", [["Loto", "12:00"]]],
  [
    "10:15",
    [
      ["Salvia", "19:00"],
      ["Loto", "12:00"],
    ],
  ],
  ["12:30", [["Salvia", "19:00"]]],
  ["19:00", []],
] as const)("at %s UTC the free rooms are %j", (time, free) => {
  const view = screenAt(STATE, new Date(at(time)));
  expect(view.free.map(({ name, until }) => [name, until.slice(11, 16)])).toEqual(free);
});

test("yesterday's data shows nothing", () => {
  const view = screenAt(STATE, new Date("2027-03-11T09:30:00.000Z"));
  expect(view).toEqual({ isToday: false, current: [], next: [], rest: [], free: [] });
});

test.each([
  ["2027-01-10T05:59:59.000Z", "dark"],
  ["2027-01-10T06:00:00.000Z", "light"],
  ["2027-01-10T17:59:59.000Z", "light"],
  ["2027-01-10T18:00:00.000Z", "dark"],
  // One hour earlier in UTC during summer time.
  ["2027-07-10T05:00:00.000Z", "light"],
  ["2027-07-10T17:00:00.000Z", "dark"],
])("at %s the theme is %s", (instant, theme) => {
  expect(themeAt(new Date(instant))).toBe(theme);
});

test("an entry over several days is shown with its hours on this day", () => {
  expect(hoursOn(DAY, span("09:00", "10:00"))).toEqual({ from: "10:00", until: "11:00" });
  const days = { startsAt: "2027-03-09T09:00:00.000Z", endsAt: "2027-03-11T09:00:00.000Z" };
  expect(hoursOn(DAY, days)).toEqual({ from: null, until: null });
});

describe("the open hours of a room", () => {
  test("are its bookable hours minus closures", () => {
    const whole = openSpans(DAY, []);
    expect(whole).toHaveLength(1);
    const [{ startsAt, endsAt } = { startsAt: "", endsAt: "" }] = whole;
    const closed = [
      { startsAt, endsAt: at("08:00") },
      span("12:00", "14:00"),
      { startsAt: at("18:00"), endsAt },
    ];
    expect(openSpans(DAY, closed)).toEqual([span("08:00", "12:00"), span("14:00", "18:00")]);
    expect(openSpans(DAY, [{ startsAt, endsAt }])).toEqual([]);
  });
});
