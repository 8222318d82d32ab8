import { text } from "../language/text";
import type { EndReason, MemberStatus } from "../membership/member-status";
import type { CalendarDay } from "../time/calendar-day";

/** A membership as a row of the imported register describes it; missing data are derived from the rest. */
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

/** Whether both days are known and `one` is later. */
const isAfter = (one: CalendarDay | null, other: CalendarDay | null) =>
  one !== null && other !== null && one > other;

/**
 * The status and days of a row. A missing status is derived from number and days; a missing day of the application is
 * replaced by the day of the decision, and vice versa.
 * @param today no day of a register may be later
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
  if (told.endedOn && (status === "applied" || status === "admitted"))
    return issue("endedOn", text("imports.row.endedOnLive"));
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
