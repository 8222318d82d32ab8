import type { CalendarDay } from "../time/dates";
import type { AttendanceDay } from "./attendance";

export interface AttendanceRow {
  key: string;
  name: string;
  seats: number;
  /**
   * For each day the time of the check-in; null if the participant was expected and did not come, undefined if they
   * were not expected.
   */
  cells: (string | null | undefined)[];
}

export interface AttendanceTable {
  days: { date: CalendarDay; expected: number; present: number }[];
  rows: AttendanceRow[];
}

/**
 * One row per sign-up: a person with two sign-ups on a day has two rows.
 * @param attendance ordered by day
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
