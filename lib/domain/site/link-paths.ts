/** Addresses that only the server writes, into mails, feeds and responses; not in `paths`, which every page loads. */
export const linkPaths = {
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  /** Where an invited colleague chooses a password. */
  invitation: (token: string) => `/invito?token=${encodeURIComponent(token)}`,
  /** The mailed link to accept an offer of the waiting list, or to leave the list. */
  waitingEntry: (token: string) => `/lista-attesa/${encodeURIComponent(token)}`,
  /** The newsletter's sign-up form, and the page of the links in its mails. */
  newsletter: "/newsletter",
  newsletterLink: (token: string) => `/newsletter/${encodeURIComponent(token)}`,
  /** The address at which a mail program unsubscribes its reader (RFC 8058). */
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  /** The content of a screen at the door. */
  screen: (token: string) => `/schermo/${token}`,
  /** The iCalendar address that a calendar program subscribes to. */
  calendarFeed: (token: string) => `/api/calendars/${token}.ics`,
} as const;
