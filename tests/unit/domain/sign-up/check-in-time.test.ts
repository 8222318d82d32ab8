import { checkInTime } from "@/lib/domain/sign-up/check-in-time";

const now = new Date("2026-12-03T18:00:00Z");

test.each([
  ["what is sent as it happens is now", null, now],
  [
    "what the device kept is when it was noted",
    new Date("2026-12-03T16:30:00Z"),
    new Date("2026-12-03T16:30:00Z"),
  ],
  ["a clock that runs ahead is not believed", new Date("2026-12-03T18:00:01Z"), now],
  ["nor one of another day", new Date("2026-12-01T18:00:00Z"), now],
])("determines the time of a check-in: %s", (_name, noted, expected) => {
  expect(checkInTime(noted, now)).toEqual(expected);
});
