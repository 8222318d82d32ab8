import type { CalendarDay } from "../time/dates";
import type { AttendanceDay } from "./attendance";

/** The attendance as a table: people in lines, lessons or days in columns. */

export interface AttendanceRow {
  key: string;
  name: string;
  seats: number;
  /** For each day when she came; null when she was expected and has not come; undefined when she was not expected. */
  cells: (string | null | undefined)[];
}

export interface AttendanceTable {
  days: { date: CalendarDay; expected: number; present: number }[];
  rows: AttendanceRow[];
}

/**
 * One line for each sign-up: who has two on a day stands in two lines.
 * @param attendance in order of days
 */
export function attendanceTable(attendance: readonly AttendanceDay[]): AttendanceTable {
  const rows = new Map<string, AttendanceRow>();
  attendance.forEach(({ people }, index) => {
    const counts = new Map<string, number>();
    for (const { personId, name, seats, at } of people) {
      const who = `${personId ?? ""} ${name}`;
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      const key = `${who} ${count}`;
      const row = rows.get(key) ?? { key, name, seats, cells: [] };
      row.cells[index] = at;
      rows.set(key, row);
    }
  });
  const lastName = (name: string) => name.slice(name.indexOf(" ") + 1);
  return {
    days: attendance.map(({ date, expected, present }) => ({ date, expected, present })),
    rows: [...rows.values()]
      .map((row) => ({ ...row, cells: attendance.map((_day, index) => row.cells[index]) }))
      .sort(
        (a, b) => lastName(a.name).localeCompare(lastName(b.name), "it") || a.key.localeCompare(b.key, "it"),
      ),
  };
}
