import { externalPeriod } from "@/lib/domain/booking/external-period";
import { toInstant } from "@/lib/domain/time/dates";

const entry = (from: string, start: string, to: string, end: string) => ({
  startsAt: toInstant(from, start).toISOString(),
  endsAt: toInstant(to, end).toISOString(),
});

test("an entry of hours lies on its day in Rome", () => {
  expect(externalPeriod(entry("2026-12-03", "23:00", "2026-12-03", "23:30"))).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    startTime: "23:00",
    endTime: "23:30",
  });
});

test("whole days end with their last one, not on the next", () => {
  expect(externalPeriod(entry("2026-10-24", "00:00", "2026-10-26", "00:00"))).toEqual({
    startDate: "2026-10-24",
    endDate: "2026-10-25",
    startTime: "00:00",
    endTime: "23:59",
  });
});
