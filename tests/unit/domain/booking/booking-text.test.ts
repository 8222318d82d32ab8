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

describe("A booking in words", () => {
  test("over several days holds its hours on each of them, and says so", () => {
    expect([bookingDays(SEVERAL, "it"), bookingTimes(SEVERAL, "it")]).toEqual([
      "3–5 dicembre 2026",
      "ogni giorno 09:00 – 19:00",
    ]);
    expect([bookingDays(ONE_DAY, "it"), bookingTimes(ONE_DAY, "it")]).toEqual([
      "giovedì 3 dicembre 2026",
      "09:00 – 19:00",
    ]);
  });

  test("says so in English too", () => {
    expect([bookingDays(SEVERAL, "en"), bookingTimes(SEVERAL, "en")]).toEqual([
      "3–5 December 2026",
      "every day 09:00 – 19:00",
    ]);
  });

  test("says the same in mails as on the site", async () => {
    const words = await mailWords("it", SITE);
    expect(bookingPeriod(sampleBooking(SEVERAL), words)).toBe("3–5 dicembre 2026\nogni giorno 09:00 – 19:00");
  });

  test("that was canceled before it had a price costs the same as it did: on request", () => {
    for (const status of ["pending", "canceled"] as const)
      expect(word(bookingTotal({ status, totalAmount: 0 }))).toBe("su richiesta");
    expect(word(bookingTotal({ status: "canceled", totalAmount: 4000 }))).toBe(formatCents(4000, "it"));
  });

  test("counts one person and several", () => {
    expect([1, 6].map((attendees) => word(bookingAttendees({ attendees })))).toEqual([
      "1 persona",
      "6 persone",
    ]);
  });
});

test("the number of an extra stays on the line of its sign", () => {
  expect(bookedExtraTexts({ extras: [{ name: "Tappetino", quantity: 12 }] })).toEqual([
    "Tappetino ×\u00a012",
  ]);
});
