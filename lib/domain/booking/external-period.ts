import { dayOf, timeOf } from "../time/dates";
import type { LanePeriod } from "./calendar-lanes";

/** The last moment of a day, for what ends at midnight. */
const MIDNIGHT = "23:59";

/**
 * An entry of a followed calendar on the clock of Rome, as the lanes of the panel's calendar take it.
 * @param startsAt instants
 */
export function externalPeriod({ startsAt, endsAt }: { startsAt: string; endsAt: string }): LanePeriod {
  const start = new Date(startsAt);
  // What ends at midnight ends on the day before.
  const last = new Date(new Date(endsAt).getTime() - 1);
  return {
    startDate: dayOf(start),
    endDate: dayOf(last),
    startTime: timeOf(start),
    endTime: timeOf(new Date(endsAt)) === "00:00" ? MIDNIGHT : timeOf(new Date(endsAt)),
  };
}
