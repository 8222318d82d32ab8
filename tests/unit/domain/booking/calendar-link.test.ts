import {
  bookingCalendarEntry,
  googleCalendarDaysUrl,
  googleCalendarUrl,
} from "@/lib/domain/booking/calendar-link";
import { toInstant } from "@/lib/domain/time/dates";
import { word } from "@/lib/i18n/italian-word";
import { wordingOf } from "@/lib/i18n/wording";

const booking = {
  confirmationNumber: "00042",
  startsAt: toInstant("2026-12-03", "08:00"),
  endsAt: toInstant("2026-12-03", "13:00"),
  firstName: "Ada",
  lastName: "Neri",
  email: "ada@example.org",
  space: { name: "Sala Salvia & Menta" },
};
const site = {
  name: "Centro",
  address: "Via Esempio 1, Roma",
  email: "info@example.org",
  phones: ["06 1", "06 2"],
};

test("a customer's entry contains the space, the address and the contacts", () => {
  const entry = bookingCalendarEntry(booking, site, "client", word);
  expect(entry.title).toContain("Sala Salvia & Menta");
  expect(entry.location).toContain("Via Esempio 1, Roma");
  expect(entry.details).toContain("Conferma #P00042");
  expect(entry.details).toContain("info@example.org, 06 1, 06 2");
});

test("a customer's entry is in the customer's language", async () => {
  const english = await wordingOf("en");
  const entry = bookingCalendarEntry(booking, site, "client", english.word);
  expect(entry.title).toBe("Booking Sala Salvia & Menta – Centro");
  expect(entry.details).toContain("Confirmation #P00042");
});

test("an administrator's entry contains the customer, the e-mail address and the confirmation number", () => {
  const entry = bookingCalendarEntry(booking, site, "admin", word);
  expect(entry.title).toContain("Ada Neri");
  expect(entry.details).toContain("ada@example.org");
  expect(entry.details).toContain("#P00042");
});

test("the link contains the title, the dates in UTC, the details and the place, with all characters escaped", () => {
  const url = new URL(googleCalendarUrl(bookingCalendarEntry(booking, site, "client", word)));
  expect(url.origin + url.pathname).toBe("https://calendar.google.com/calendar/render");
  expect(url.searchParams.get("action")).toBe("TEMPLATE");
  expect(url.searchParams.get("dates")).toBe("20261203T070000Z/20261203T120000Z");
  expect(url.searchParams.get("text")).toContain("Salvia & Menta");
  expect(url.searchParams.get("location")).toBe("Centro, Via Esempio 1, Roma");
});

test("an all-day entry ends on the day after the last, as calendars require", () => {
  const url = googleCalendarDaysUrl({
    title: "Pilates & respiro",
    startDay: "2026-12-31",
    endDay: "2026-12-31",
    details: "Prenotazione #00042",
    location: "Roma",
  });
  expect(new URL(url).searchParams.get("dates")).toBe("20261231/20270101");
  expect(new URL(url).searchParams.get("text")).toBe("Pilates & respiro");
});
