const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 1440;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A length of time in Italian: "45 minuti", "1 ora", "1 giorno e 2 ore". Whole minutes from 0 on. */
export function formatMinutes(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_IN_DAY);
  const hours = Math.floor((minutes % MINUTES_IN_DAY) / MINUTES_IN_HOUR);
  const rest = minutes % MINUTES_IN_HOUR;
  const parts = [
    days > 0 && counted(days, "giorno", "giorni"),
    hours > 0 && counted(hours, "ora", "ore"),
    rest > 0 && counted(rest, "minuto", "minuti"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return counted(0, "minuto", "minuti");
  const last = parts.at(-1);
  return parts.length === 1 ? `${last}` : `${parts.slice(0, -1).join(", ")} e ${last}`;
}
