import { isRecord } from "@/lib/domain/site/is-record";

export interface TimetableEntry {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
  /** Whether the space can be booked then; only in the timetable of a space. */
  isAvailable?: boolean;
}

const isEntry = (value: unknown): value is TimetableEntry =>
  isRecord(value) && "dayOfWeek" in value && "startTime" in value;

/** The valid entries in the value of a form field. */
export const timetableEntries = (value: unknown): TimetableEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];
