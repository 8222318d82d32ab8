/** Addresses that only the server writes, into mails, feeds and answers; apart from `paths`, which every page loads. */
export const linkPaths = {
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  /** Where an invited colleague chooses a password. */
  invitation: (token: string) => `/invito?token=${encodeURIComponent(token)}`,
  /** Where an offer of the waiting list is accepted, or the list left, by the link in the mail. */
  waitingEntry: (token: string) => `/lista-attesa/${encodeURIComponent(token)}`,
  /** The form for the newsletter, and the page of a link in its mails. */
  newsletter: "/newsletter",
  newsletterLink: (token: string) => `/newsletter/${encodeURIComponent(token)}`,
  /** Where a mail program unsubscribes its reader by itself (RFC 8058). */
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  /** What one screen at the door shows. */
  screen: (token: string) => `/schermo/${token}`,
  /** The iCalendar address that a calendar program subscribes to. */
  calendarFeed: (token: string) => `/api/calendars/${token}.ics`,
} as const;
