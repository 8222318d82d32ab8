import { text } from "../language/text";
import { fullName } from "../person/full-name";
import { formatConfirmationNumber } from "../site/confirmation-number";
import { addDays, type CalendarDay } from "../time/calendar-day";

/** Links that add a booking to an external calendar (docs/rules.md). */

export interface CalendarEntry {
  title: string;
  startsAt: Date;
  endsAt: Date;
  details: string;
  location: string;
}

interface CalendarBooking {
  confirmationNumber: string;
  startsAt: Date;
  endsAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  space: { name: string };
}

/** The centre's contact data in a calendar entry. */
interface CalendarSite {
  name: string;
  address: string;
  email: string;
  phones: readonly string[];
}

/** "20261203T070000Z": UTC in the basic format of ISO 8601. */
function basicFormat(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** The address that opens Google Calendar with the entry filled in. */
export function googleCalendarUrl(entry: CalendarEntry): string {
  const url = new URL("https://calendar.google.com/calendar/render");
  url.searchParams.set("action", "TEMPLATE");
  url.searchParams.set("text", entry.title);
  url.searchParams.set("dates", `${basicFormat(entry.startsAt)}/${basicFormat(entry.endsAt)}`);
  url.searchParams.set("details", entry.details);
  url.searchParams.set("location", entry.location);
  return url.href;
}

/**
 * The same for whole days, if the times are not known.
 * @param entry.endDay the last day, included
 */
export function googleCalendarDaysUrl(
  entry: Omit<CalendarEntry, "startsAt" | "endsAt"> & { startDay: CalendarDay; endDay: CalendarDay },
): string {
  const basic = (day: CalendarDay) => day.replaceAll("-", "");
  const url = new URL("https://calendar.google.com/calendar/render");
  url.searchParams.set("action", "TEMPLATE");
  url.searchParams.set("text", entry.title);
  // The end of an all-day entry is exclusive.
  url.searchParams.set("dates", `${basic(entry.startDay)}/${basic(addDays(entry.endDay, 1))}`);
  url.searchParams.set("details", entry.details);
  url.searchParams.set("location", entry.location);
  return url.href;
}

/**
 * The calendar entry of a booking. For a customer the title names the space and the details contain the centre's data;
 * for an administrator both name the customer.
 * @param word translates a text into the reader's language
 */
export function bookingCalendarEntry(
  booking: CalendarBooking,
  site: CalendarSite,
  mode: "client" | "admin",
  word: (text: string) => string,
): CalendarEntry {
  const { startsAt, endsAt, space } = booking;
  const linesOf = (texts: readonly string[]) => texts.map(word).join("\n");
  const number = text("bookingWords.confirmation", {
    number: formatConfirmationNumber("booking", booking.confirmationNumber),
  });
  const common = { startsAt, endsAt, location: `${site.name}, ${site.address}` };
  if (mode === "admin") {
    const customer = fullName(booking);
    return {
      ...common,
      title: `${space.name} – ${customer}`,
      details: linesOf([
        number,
        text("bookingWords.calendarEntry.customer", { name: customer }),
        text("bookingWords.calendarEntry.email", { email: booking.email }),
      ]),
    };
  }
  return {
    ...common,
    title: word(text("bookingWords.calendarEntry.title", { room: space.name, site: site.name })),
    details: linesOf([
      number,
      text("bookingWords.calendarEntry.address", { address: site.address }),
      text("bookingWords.calendarEntry.contacts", { contacts: [site.email, ...site.phones].join(", ") }),
    ]),
  };
}
