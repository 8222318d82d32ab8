import {
  bookedExtraTexts,
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-text";
import { formatCents } from "@/lib/domain/money/money";
import { word } from "@/lib/i18n/italian-word";
import { bookingPeriod } from "@/lib/mail/booking/booking-parts";
import { mailWords } from "@/lib/mail/mail-words";
import { SITE } from "@/tests/helpers/example-site";
import { sampleBooking } from "../../mail/booking-sample";

const HOURS = { startTime: "09:00", endTime: "19:00" };
const ONE_DAY = { startDate: "2026-12-03", endDate: "2026-12-03", ...HOURS };
const SEVERAL = { startDate: "2026-12-03", endDate: "2026-12-05", ...HOURS };

describe("booking text", () => {
  test("states the daily hours of a booking over several days", () => {
    expect([bookingDays(SEVERAL, "it"), bookingTimes(SEVERAL, "it")]).toEqual([
      "3–5 dicembre 2026",
      "ogni giorno 09:00 – 19:00",
    ]);
    expect([bookingDays(ONE_DAY, "it"), bookingTimes(ONE_DAY, "it")]).toEqual([
      "giovedì 3 dicembre 2026",
      "09:00 – 19:00",
    ]);
  });

  test("states the daily hours in English", () => {
    expect([bookingDays(SEVERAL, "en"), bookingTimes(SEVERAL, "en")]).toEqual([
      "3–5 December 2026",
      "every day 09:00 – 19:00",
    ]);
  });

  test("is the same in e-mails as on the site", async () => {
    const words = await mailWords("it", SITE);
    expect(bookingPeriod(sampleBooking(SEVERAL), words)).toBe("3–5 dicembre 2026\nogni giorno 09:00 – 19:00");
  });

  test("shows 'on request' for a booking canceled before it was priced", () => {
    for (const status of ["pending", "canceled"] as const)
      expect(word(bookingTotal({ status, totalAmount: 0 }))).toBe("su richiesta");
    expect(word(bookingTotal({ status: "canceled", totalAmount: 4000 }))).toBe(formatCents(4000, "it"));
  });

  test("counts one or several people", () => {
    expect([1, 6].map((attendees) => word(bookingAttendees({ attendees })))).toEqual([
      "1 persona",
      "6 persone",
    ]);
  });
});

test("keeps the quantity of an extra on the same line as its multiplication sign", () => {
  expect(bookedExtraTexts({ extras: [{ name: "Tappetino", quantity: 12 }] })).toEqual([
    "Tappetino ×\u00a012",
  ]);
});
