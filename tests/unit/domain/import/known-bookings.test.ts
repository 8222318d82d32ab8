import { KnownBookings } from "@/lib/domain/import/known-bookings";

const KEY = "1 room, time and person";

test("a booking made again after its cancellation is not a repetition of the canceled one", () => {
  const known = new KnownBookings();
  known.add(KEY, true);
  expect(known.has(KEY, false)).toBe(false);
});

test("a canceled booking is imported once", () => {
  const known = new KnownBookings();
  expect(known.has(KEY, true)).toBe(false);
  known.add(KEY, true);
  expect(known.has(KEY, true)).toBe(true);
});

test("a live booking is repeated by any row with the same key, and by no other", () => {
  const known = new KnownBookings();
  known.add(KEY, false);
  expect([known.has(KEY, false), known.has(KEY, true), known.has("another", false)]).toEqual([
    true,
    true,
    false,
  ]);
});
