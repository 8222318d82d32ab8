import {
  type EventState,
  eventButton,
  eventRefusal,
  isOver,
  sortEvents,
  splitEvents,
} from "@/lib/domain/catalogue/event-state";
import { toInstant } from "@/lib/domain/time/dates";

const NOW = toInstant("2026-12-03", "12:00");
const event = (changes: Partial<EventState> = {}): EventState => ({
  eventDate: "2026-12-10",
  endDate: null,
  startTime: "09:00",
  endTime: "18:00",
  maxParticipants: 20,
  currentParticipants: 5,
  isRegistrationOpen: true,
  isActive: true,
  status: "scheduled",
  ...changes,
});
const full = { currentParticipants: 20 };
const closed = { isRegistrationOpen: false };
const over = { eventDate: "2026-12-02" };

test.each([
  ["open", {}, { label: "register", disabled: false }],
  ["full", full, { label: "soldOut", disabled: true }],
  ["overfull", { currentParticipants: 21 }, { label: "soldOut", disabled: true }],
  ["closed", closed, { label: "closed", disabled: true }],
  ["full and closed", { ...full, ...closed }, { label: "soldOut", disabled: true }],
  ["over and left open", over, { label: "closed", disabled: true }],
])("computes the button of an event that is %s", (_what, changes, button) => {
  expect(eventButton(event(changes), NOW)).toEqual(button);
});

test.each([
  ["open", {}, null],
  ["full", full, null],
  ["closed", closed, "REGISTRATION_CLOSED"],
  ["full and closed", { ...full, ...closed }, "REGISTRATION_CLOSED"],
  ["over", over, "REGISTRATION_CLOSED"],
  ["canceled, closed and full", { ...full, ...closed, status: "canceled" as const }, "CANCELED"],
  ["canceled and inactive", { status: "canceled" as const, isActive: false }, "NOT_FOUND"],
  ["inactive and closed", { ...closed, isActive: false }, "NOT_FOUND"],
  ["under way", { eventDate: "2026-12-03" }, null],
])("registration for an event that is %s is refused with %p", (_what, changes, refusal) => {
  expect(eventRefusal(event(changes), NOW)).toBe(refusal);
});

test.each([
  ["ends in a minute", { eventDate: "2026-12-03", endTime: "12:01" }, false],
  ["ends now", { eventDate: "2026-12-03", endTime: "12:00" }, true],
  ["goes on tomorrow", { eventDate: "2026-12-01", endDate: "2026-12-04" }, false],
  ["has its last day behind it", { eventDate: "2026-11-28", endDate: "2026-12-02" }, true],
])("an event that %s is over: %p", (_what, changes, expected) => {
  expect(isOver(event(changes), NOW)).toBe(expected);
});

test("an evening event that ends past midnight is not over before it has started", () => {
  const evening = { eventDate: "2026-12-03", startTime: "21:00", endTime: "00:30" };
  expect(isOver(event(evening), toInstant("2026-12-03", "23:59"))).toBe(false);
  expect(isOver(event(evening), toInstant("2026-12-04", "00:30"))).toBe(true);
});

test("upcoming events are listed soonest first, followed by past events, latest first", () => {
  const days = ["2026-11-01", "2027-01-01", "2026-12-02", "2026-12-03", "2026-12-20"];
  const events = days.map((eventDate) => event({ eventDate }));
  expect(sortEvents(events, NOW).map((item) => item.eventDate)).toEqual([
    "2026-12-03",
    "2026-12-20",
    "2027-01-01",
    "2026-12-02",
    "2026-11-01",
  ]);
  expect(splitEvents(events, NOW).past).toHaveLength(2);
});

test("two events of one day are listed by start time", () => {
  const evening = event({ startTime: "20:00", endTime: "22:00" });
  const morning = event({ startTime: "09:00" });
  expect(sortEvents([evening, morning], NOW)).toEqual([morning, evening]);
});
