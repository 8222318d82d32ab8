import type { CalendarDay } from "../time/calendar-day";
import { formatDayAfter } from "../time/day-format";
import { formatMinutes } from "../time/durations";

/**
 * Why a period is not available, in the order of the checks: the first reason that applies is reported. A duration that
 * is too short (OUTSIDE_HOURS) is checked last, since it matters only where the time is free.
 */
export const WHY_NOT_CODES = [
  "PAST",
  "TOO_SOON",
  "TOO_FAR",
  "OUTSIDE_HOURS",
  "SPACE_UNAVAILABLE",
  "CLOSED",
  "SLOT_TAKEN",
] as const;
export type WhyNotCode = (typeof WHY_NOT_CODES)[number];

/**
 * Why a period is not available, as a sentence that can be shown to anybody: it names neither a person nor the purpose
 * of another's booking.
 */
export interface Unavailable {
  code: WhyNotCode;
  message: string;
}

/** The codes with their sentences. */
export const WHY_NOT = {
  past: { code: "PAST", message: "Non puoi prenotare nel passato." },
  tooSoon: (noticeMinutes: number): Unavailable => ({
    code: "TOO_SOON",
    message: `Si prenota con almeno ${formatMinutes(noticeMinutes)} di anticipo.`,
  }),
  tooFar: (lastDay: CalendarDay): Unavailable => ({
    code: "TOO_FAR",
    message: `Si può prenotare fino ${formatDayAfter("al", lastDay)}.`,
  }),
  outsideHours: (message: string): Unavailable => ({ code: "OUTSIDE_HOURS", message }),
  spaceOff: { code: "SPACE_UNAVAILABLE", message: "Al momento questo spazio non è prenotabile." },
  offTimetable: {
    code: "SPACE_UNAVAILABLE",
    message: "Lo spazio non è prenotabile in questi giorni e orari.",
  },
  closed: (reason: string): Unavailable => ({ code: "CLOSED", message: `Chiuso: ${reason}.` }),
  taken: { code: "SLOT_TAKEN", message: "Lo spazio è già prenotato in questo periodo." },
  held: (what: string): Unavailable => ({
    code: "SLOT_TAKEN",
    message: `Lo spazio è occupato in questo periodo (${what}).`,
  }),
} as const satisfies Record<string, Unavailable | ((value: never) => Unavailable)>;
