import { groupBooking, groupBookings, isCancelable } from "@/lib/domain/booking/booking-status";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { toInstant } from "@/lib/domain/time/dates";

const NOW = toInstant("2026-12-03", "10:00");
const booking = (
  startsAt: Date,
  endsAt: Date,
  status: "confirmed" | "pending" | "canceled" = "confirmed",
) => ({ startsAt, endsAt, status });
const at = (time: string, day = "2026-12-03") => toInstant(day, time);

describe("booking groups", () => {
  test.each([
    ["starts later", booking(at("10:01"), at("13:00")), "upcoming"],
    ["starts this very moment", booking(at("10:00"), at("13:00")), "active"],
    ["is under way and waits for its confirmation", booking(at("08:00"), at("13:00"), "pending"), "active"],
    ["ends this very moment", booking(at("08:00"), at("10:00")), "past"],
    ["is canceled and starts later", booking(at("14:00"), at("19:00"), "canceled"), "past"],
  ])("classify a booking that %s", (_what, item, group) => {
    expect(groupBooking(item, NOW)).toBe(group);
  });

  test("list upcoming bookings soonest first and past bookings latest first", () => {
    const [a, b, c, d] = [
      booking(at("08:00", "2026-12-09"), at("13:00", "2026-12-09")),
      booking(at("08:00", "2026-12-05"), at("13:00", "2026-12-05")),
      booking(at("08:00", "2026-11-01"), at("13:00", "2026-11-01")),
      booking(at("08:00", "2026-11-20"), at("13:00", "2026-11-20")),
    ];
    expect(groupBookings([a, b, c, d], NOW)).toEqual({ upcoming: [b, a], active: [], past: [d, c] });
  });
});

test.each([
  ["a confirmed booking to come", booking(at("10:01"), at("13:00")), true],
  ["a pending booking to come", booking(at("10:01"), at("13:00"), "pending"), true],
  ["a booking that starts now", booking(at("10:00"), at("13:00")), false],
  ["a canceled booking", booking(at("14:00"), at("19:00"), "canceled"), false],
])("%s can be canceled: %p", (_what, item, expected) => {
  expect(isCancelable(item, NOW)).toBe(expected);
});

test("pads the confirmation number to five digits", () => {
  expect([confirmationNumber(7), confirmationNumber(12345), confirmationNumber(123456)]).toEqual([
    "00007",
    "12345",
    "123456",
  ]);
});
