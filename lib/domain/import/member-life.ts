import { text } from "../language/text";
import type { EndReason, MemberStatus } from "../membership/member-status";
import type { CalendarDay } from "../time/calendar-day";

/** The life of a member, as a row of a register tells it; what a file leaves out follows from the rest. */
interface ToldLife {
  number?: number | undefined;
  status?: MemberStatus | undefined;
  appliedOn?: CalendarDay | null | undefined;
  decidedOn?: CalendarDay | null | undefined;
  endedOn?: CalendarDay | null | undefined;
  endReason?: EndReason | undefined;
}

export interface MemberLife {
  status: MemberStatus;
  appliedOn: CalendarDay;
  decidedOn: CalendarDay | null;
  endedOn: CalendarDay | null;
  endReason: EndReason | null;
}

interface LifeIssue {
  field: "number" | "appliedOn" | "decidedOn" | "endedOn";
  message: string;
}

const issue = (field: LifeIssue["field"], message: string): LifeIssue => ({ field, message });

const statusOf = ({ status, number, decidedOn, endedOn }: ToldLife): MemberStatus => {
  if (status !== undefined) return status;
  if (endedOn) return "ended";
  return number !== undefined || decidedOn ? "admitted" : "applied";
};

/** A later day than another, both known. */
const isAfter = (one: CalendarDay | null, other: CalendarDay | null) =>
  one !== null && other !== null && one > other;

/**
 * The status and days of a row: without a status it follows from number and days; without a day of the application that of
 * the decision counts, and the other way round.
 * @param today nothing of a register is in the future
 */
export function memberLife(told: ToldLife, today: CalendarDay): MemberLife | LifeIssue {
  const status = statusOf(told);
  const isDecided = status !== "applied";
  const appliedOn = told.appliedOn || told.decidedOn || null;
  const decidedOn = isDecided ? told.decidedOn || told.appliedOn || null : null;
  const endedOn = status === "ended" ? told.endedOn || null : null;
  if (appliedOn === null) return issue("appliedOn", text("imports.row.appliedOnMissing"));
  if (isDecided && decidedOn === null) return issue("decidedOn", text("imports.row.decidedOnMissing"));
  if (status === "ended" && endedOn === null) return issue("endedOn", text("imports.row.endedOnMissing"));
  if (told.number !== undefined && status !== "admitted" && status !== "ended")
    return issue("number", text("imports.row.numberNotAdmitted"));
  if (isAfter(appliedOn, decidedOn)) return issue("decidedOn", text("imports.row.daysOrder"));
  if (isAfter(decidedOn, endedOn)) return issue("endedOn", text("imports.row.daysOrder"));
  for (const [field, day] of [
    ["appliedOn", appliedOn],
    ["decidedOn", decidedOn],
    ["endedOn", endedOn],
  ] as const)
    if (isAfter(day, today)) return issue(field, text("imports.row.future"));
  return {
    status,
    appliedOn,
    decidedOn,
    endedOn,
    endReason: status === "ended" ? (told.endReason ?? "resigned") : null,
  };
}
