import { hasFreeHours } from "@/lib/domain/room-time/free-hours";

const day = (...free: string[]) =>
  ["07:00", "08:00", "09:00", "10:00", "11:00", "19:00", "20:00"].map((hour) => ({
    hour,
    isAvailable: free.includes(hour),
  }));

test.each([
  ["one free hour, where one is enough", day("10:00"), 1, true],
  ["two free hours in a row", day("09:00", "10:00"), 2, true],
  ["two free hours with one taken between them", day("08:00", "10:00"), 2, false],
  ["none", day(), 1, false],
  ["only what lies outside of the hours that are sold", day("07:00", "20:00"), 1, false],
])("finds free hours within the bookable hours: %s", (_what, slots, minimum, expected) => {
  expect(hasFreeHours(slots, minimum)).toBe(expected);
});
