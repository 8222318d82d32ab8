const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 1440;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface DurationPart {
  unit: "days" | "hours" | "minutes";
  count: number;
}

/** The days, hours and minutes of a length of time, without those that are 0. Whole minutes from 0 on. */
export function partsOfMinutes(minutes: number): DurationPart[] {
  const parts: DurationPart[] = [
    { unit: "days", count: Math.floor(minutes / MINUTES_IN_DAY) },
    { unit: "hours", count: Math.floor((minutes % MINUTES_IN_DAY) / MINUTES_IN_HOUR) },
    { unit: "minutes", count: minutes % MINUTES_IN_HOUR },
  ];
  return parts.filter(({ count }) => count > 0);
}

const UNITS: Record<DurationPart["unit"], readonly [one: string, many: string]> = {
  days: ["giorno", "giorni"],
  hours: ["ora", "ore"],
  minutes: ["minuto", "minuti"],
};

/** A length of time in Italian: "45 minuti", "1 ora", "1 giorno e 2 ore". Whole minutes from 0 on. */
export function formatMinutes(minutes: number): string {
  const parts = partsOfMinutes(minutes).map(({ unit, count }) => counted(count, ...UNITS[unit]));
  if (parts.length === 0) return counted(0, ...UNITS.minutes);
  const last = parts.at(-1);
  return parts.length === 1 ? `${last}` : `${parts.slice(0, -1).join(", ")} e ${last}`;
}
