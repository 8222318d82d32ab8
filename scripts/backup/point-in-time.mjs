/** The point in time to which a database is restored, as typed: Rome wall time, unless an offset follows. */

const ZONE = "Europe/Rome";
const HOUR_MS = 3_600_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?$/;
const CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  calendar: "iso8601",
  hourCycle: "h23",
  ...{
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  },
});

/**
 * "2026-11-22 10:41:07", an instant as Rome wall time.
 * @param {Date} instant
 */
export function romeTime(instant) {
  /** @type {Record<string, string>} */
  const at = {};
  for (const { type, value } of CLOCK.formatToParts(instant)) at[type] = value;
  return `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`;
}

/**
 * "2026-11-22 09:41:07+00", an instant in the format of PostgreSQL and pgBackRest.
 * @param {Date} instant
 */
export const recoveryTarget = (instant) => `${instant.toISOString().slice(0, 19).replace("T", " ")}+00`;

/** @param {string} offset such as Z, +01, +0100 and -03:30 */
function offsetMs(offset) {
  if (offset === "Z") return 0;
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * @param {string} text such as "2026-11-22 10:41:07" and "2026-11-22 10:41:07 +01:00"
 * @throws Error if it is not a time, or does not occur exactly once in Rome
 * @returns {Date}
 */
export function readPointInTime(text) {
  const [, year, month, day, hour, minute, second = "00", offset] = SHAPE.exec(text.trim()) ?? [];
  const wall = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const wallMs = Date.parse(`${wall.replace(" ", "T")}Z`);
  // Some parsers roll over days that do not exist.
  if (Number.isNaN(wallMs) || recoveryTarget(new Date(wallMs)) !== `${wall}+00`)
    throw new Error(`"${text}" is no time. It is written as "2026-11-22 10:41:07".`);
  if (offset !== undefined) return new Date(wallMs - offsetMs(offset));
  const instants = [2, 1].map((hours) => new Date(wallMs - hours * HOUR_MS));
  const [first, again] = instants.filter((instant) => romeTime(instant) === wall);
  if (first === undefined)
    throw new Error(
      `${wall} did not exist in Rome: the clocks went on by an hour. Give the offset: "${wall} +01:00".`,
    );
  if (again !== undefined)
    throw new Error(
      `${wall} was twice in Rome: the clocks went back by an hour. Say which: "${wall} +02:00" or, an hour later, "${wall} +01:00".`,
    );
  return first;
}

/**
 * The last backup that ended before an instant.
 * @template {{ label: string, endedAt: Date }} Backup
 * @param {Date} instant
 * @param {readonly Backup[]} backups
 * @param {Date} now
 * @throws Error if there is none, or the instant is in the future
 * @returns {Backup}
 */
export function backupBefore(instant, backups, now) {
  if (instant > now)
    throw new Error(`${romeTime(instant)} has not come yet: in Rome it is ${romeTime(now)}.`);
  const [oldest] = [...backups].sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  if (oldest === undefined) throw new Error("There is no backup yet.");
  const before = backups.filter(({ endedAt }) => endedAt < instant);
  if (before.length === 0)
    throw new Error(
      `${romeTime(instant)} is before the oldest backup, which ended at ${romeTime(oldest.endedAt)} (${ZONE}).`,
    );
  return before.reduce((last, one) => (one.endedAt > last.endedAt ? one : last));
}
