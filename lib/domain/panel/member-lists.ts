import { addDays, type CalendarDay } from "../time/calendar-day";

/** A certificate that ends within this many days is about to. */
const SOON_DAYS = 30;

/** The last day on which a medical certificate may end to be listed as ending soon, or ended. */
export const certificatesBy = (today: CalendarDay): CalendarDay => addDays(today, SOON_DAYS);

/** The lists of members in which something is to be done; their names in addresses, "/admin/soci?elenco=domande". */
export const MEMBER_LISTS = {
  applications: "domande",
  openFees: "quote",
  certificates: "certificati",
} as const;
export type MemberList = keyof typeof MEMBER_LISTS;
