import type { CalendarDay } from "../time/calendar-day";

const STANDINGS = ["member", "account", "unverified", "no-email", "certificate-expired"] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Standings {
  email: string | null;
  memberUntil: CalendarDay | null;
  certificateUntil: CalendarDay | null;
  hasAccount: boolean;
  isVerified: boolean;
}

/**
 * The badges that apply on `today` (a day in Rome), in their order: a membership that has not ended; an account,
 * verified or not; no e-mail address; an expired certificate.
 */
export function standingsOf(person: Standings, today: CalendarDay): Standing[] {
  const { email, memberUntil, certificateUntil, hasAccount, isVerified } = person;
  const holds: Record<Standing, boolean> = {
    member: memberUntil !== null && memberUntil >= today,
    account: hasAccount && isVerified,
    unverified: hasAccount && !isVerified,
    "no-email": email === null,
    "certificate-expired": certificateUntil !== null && certificateUntil < today,
  };
  return STANDINGS.filter((standing) => holds[standing]);
}
