/** What the clock does to answers: dates pass at midnight in Rome, and what starts soon cannot be booked any more. */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No notice is longer than seven days (settings, noticeMinutes); a day more for the hours of the first one. */
const LONGEST_NOTICE_DAYS = 8;

const romeDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });

let remembered = { minute: Number.NaN, day: "" };

/** The calendar day in Rome. */
function dayAt(now) {
  const minute = Math.floor(now / MINUTE_MS);
  if (remembered.minute !== minute) remembered = { minute, day: romeDay.format(now) };
  return remembered.day;
}

/**
 * How long an answer holds by the clock: it is as it was as long as this text is the same. Every rule of the site goes
 * by full minutes.
 * @param {{ isSold: boolean, days: { from: string } | null, store: string }} asked
 * @param {number} now milliseconds since 1970
 */
export function clockStamp({ isSold, days, store }, now) {
  const today = dayAt(now);
  const goesByDays =
    !isSold ||
    (store !== "pages" &&
      (days === null || Date.parse(days.from) - Date.parse(today) > LONGEST_NOTICE_DAYS * DAY_MS));
  return goesByDays ? today : String(Math.floor(now / MINUTE_MS));
}
