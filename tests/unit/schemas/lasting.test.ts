import { VALIDATION } from "@/lib/messages/validation";
import { closureInputSchema } from "@/lib/schemas/closure/closure";
import { courseRangesSchema, eventRangesSchema } from "@/lib/schemas/room-time/catalogue-ranges";

/** Occupied time is stored by day and hour, so an end in 2200 would block the database for a minute. */

const people = { minParticipants: 1, maxParticipants: 10 };
const closing = { spaceId: 1, startDate: "2026-12-01", startTime: null, endTime: null, reason: "Lavori" };
const eventOf = { ...people, eventDate: "2026-12-01", startTime: "10:00", endTime: "12:00", decideOn: null };
const courseOf = { ...people, startDate: "2026-12-01", spaceId: 1, sessions: [] };

const KINDS = [
  ["a closure", (endDate: string) => closureInputSchema.safeParse({ ...closing, endDate })],
  ["an event", (endDate: string) => eventRangesSchema.safeParse({ ...eventOf, endDate })],
  ["a course", (endDate: string) => courseRangesSchema.safeParse({ ...courseOf, endDate })],
] as const;

test.each(KINDS)("%s must end within ten years", (_name, check) => {
  expect(check("2036-12-31").success).toBe(true);
  expect(check("2037-01-01").error?.issues).toMatchObject([
    { path: ["endDate"], message: VALIDATION.lastsTooLong },
  ]);
});
