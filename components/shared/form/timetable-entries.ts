import { isRecord } from "@/lib/domain/site/is-record";

/** One stretch of a weekly timetable, or a lesson of a week. */
export interface TimetableEntry {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
  /** Of the hours of a space alone. */
  isAvailable?: boolean;
}

const isEntry = (value: unknown): value is TimetableEntry =>
  isRecord(value) && "dayOfWeek" in value && "startTime" in value;

/** The entries that a field of a form holds. */
export const entriesOf = (value: unknown): TimetableEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];
