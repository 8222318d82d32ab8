import { dayIn, minutesIn, type TextValue, text, textIn } from "../language/text";
import type { CalendarDay } from "../time/calendar-day";

/**
 * Why a period is not available, in the order of the checks: the first reason that applies is reported. A duration that
 * is too short (OUTSIDE_HOURS) is checked last, since it matters only if the time is free.
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
type WhyNotCode = (typeof WHY_NOT_CODES)[number];

/** Why a period is not available. The text is public: it discloses neither people nor the purpose of a booking. */
export interface Unavailable {
  code: WhyNotCode;
  message: string;
}

/** Another room whose time prevents a booking: a part, a containing whole room, or a whole room that shares a part. */
export interface OtherRoom {
  name: TextValue;
  relation: "part" | "whole" | "shared";
}

export const WHY_NOT = {
  past: { code: "PAST", message: text("roomTime.past") },
  tooSoon: (noticeMinutes: number): Unavailable => ({
    code: "TOO_SOON",
    message: text("roomTime.tooSoon", { notice: minutesIn(noticeMinutes) }),
  }),
  tooFar: (lastDay: CalendarDay): Unavailable => ({
    code: "TOO_FAR",
    message: text("roomTime.tooFar", { day: dayIn(lastDay, "al") }),
  }),
  outsideHours: (message: string): Unavailable => ({ code: "OUTSIDE_HOURS", message }),
  spaceOff: { code: "SPACE_UNAVAILABLE", message: text("roomTime.spaceOff") },
  offTimetable: { code: "SPACE_UNAVAILABLE", message: text("roomTime.offTimetable") },
  /**
   * @param reason an entered text, or a text key such as the name of a holiday
   * @param room the closed room, if it is not the requested one
   */
  closed: (reason: string, room: OtherRoom | null = null): Unavailable => ({
    code: "CLOSED",
    message:
      room === null
        ? text("roomTime.closed", { reason: textIn(reason) })
        : text("refusals.space.otherRoom.closed", { ...nameOf(room), reason: textIn(reason) }),
  }),
  /** @param room the occupied room, if it is not the requested one */
  taken: (room: OtherRoom | null = null): Unavailable => ({
    code: "SLOT_TAKEN",
    message: room === null ? text("roomTime.taken") : text("refusals.space.otherRoom.taken", nameOf(room)),
  }),
  /**
   * @param what a text: "Corso: Pilates"
   * @param room the room where it takes place, if it is not the requested one
   */
  held: (what: string, room: OtherRoom | null = null): Unavailable => ({
    code: "SLOT_TAKEN",
    message:
      room === null
        ? text("roomTime.held", { what: textIn(what) })
        : text("refusals.space.otherRoom.held", { ...nameOf(room), what: textIn(what) }),
  }),
} as const satisfies Record<string, Unavailable | ((...values: never[]) => Unavailable)>;

const nameOf = ({ name, relation }: OtherRoom) => ({ room: name, relation });
