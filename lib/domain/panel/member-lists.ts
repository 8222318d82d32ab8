import { addDays, type CalendarDay } from "../time/calendar-day";

/** A certificate that ends within this many days is listed as ending soon. */
const SOON_DAYS = 30;

/** The last end date for a medical certificate to be listed as ended or ending soon. */
export const certificatesBy = (today: CalendarDay): CalendarDay => addDays(today, SOON_DAYS);

/** The lists of members that need action; the values are their names in addresses, "/admin/soci?elenco=domande". */
export const MEMBER_LISTS = {
  applications: "domande",
  openFees: "quote",
  certificates: "certificati",
} as const;
export type MemberList = keyof typeof MEMBER_LISTS;
