import { offeringRefOf, placePoolOf, signUpRefusal } from "@/lib/domain/catalogue/offering";

test.each([
  [
    { eventId: 3, courseId: null },
    { kind: "event", id: 3 },
  ],
  [
    { eventId: null, courseId: 5 },
    { kind: "course", id: 5 },
  ],
  [{ eventId: null, courseId: null }, null],
])("finds the offering of %j", (row, ref) => {
  expect(offeringRefOf(row)).toEqual(ref);
});

test.each([
  ["an event", { kind: "event", id: 3 } as const, null, { kind: "event", id: 3 }],
  [
    "a group",
    { kind: "course", id: 5, startDate: "2026-12-07" } as const,
    "2026-12-11",
    { kind: "course", id: 5 },
  ],
  [
    "a course by days",
    { kind: "course", id: 5, startDate: null } as const,
    "2026-12-11",
    { kind: "course", id: 5, day: "2026-12-11" },
  ],
  [
    "a course by days without a day",
    { kind: "course", id: 5, startDate: null } as const,
    null,
    { kind: "course", id: 5, day: null },
  ],
])("determines which sign-ups are counted together for %s", (_what, offering, day, counted) => {
  expect(placePoolOf(offering, { day, time: null })).toEqual({ ...counted, time: null });
});

const NOW = new Date("2026-12-01T12:00:00Z");
const EVENT = {
  kind: "event",
  status: "scheduled",
  eventDate: "2026-12-20",
  endDate: null,
  startTime: "20:00",
  endTime: "22:00",
  maxParticipants: 30,
  currentParticipants: 30,
  isRegistrationOpen: true,
  isActive: true,
} as const;
const COURSE = { kind: "course", status: "scheduled", isActive: true, requiresRegistration: true } as const;

test.each([
  ["a full event", EVENT, null],
  [
    "a hidden event that is canceled",
    { ...EVENT, isActive: false, status: "canceled" } as const,
    "NOT_FOUND",
  ],
  [
    "a canceled event that is closed",
    { ...EVENT, isRegistrationOpen: false, status: "canceled" } as const,
    "CANCELED",
  ],
  ["an event that is over", { ...EVENT, eventDate: "2026-11-20" } as const, "REGISTRATION_CLOSED"],
  ["an open course", COURSE, null],
  [
    "a canceled course that is inactive",
    { ...COURSE, isActive: false, status: "canceled" } as const,
    "CANCELED",
  ],
  ["an inactive course", { ...COURSE, isActive: false } as const, "REGISTRATION_CLOSED"],
])("determines why sign-up is refused for %s", (_what, offering, refusal) => {
  expect(signUpRefusal(offering, NOW)).toBe(refusal);
});
