import { text, textIn } from "@/lib/domain/language/text";
import { easterSunday, holidaysOf, namedHoliday, observedHolidays } from "@/lib/domain/time/holidays";
import { word } from "@/lib/i18n/italian-word";
import { wordingOf } from "@/lib/i18n/wording";

const datesOf = (year: number, patron: string | null = null) =>
  holidaysOf(year, patron).map(({ date }) => date);

describe("the national holidays of Italy", () => {
  test("are thirteen in 2027, including Saint Francis", () => {
    expect(datesOf(2027)).toEqual([
      "2027-01-01",
      "2027-01-06",
      "2027-03-28",
      "2027-03-29",
      "2027-04-25",
      "2027-05-01",
      "2027-06-02",
      "2027-08-15",
      "2027-10-04",
      "2027-11-01",
      "2027-12-08",
      "2027-12-25",
      "2027-12-26",
    ]);
  });

  test("include 4 October since 2026; 2 June and Epiphany were suspended for some years", () => {
    expect([2025, 2026].map((year) => datesOf(year).includes(`${year}-10-04`))).toEqual([false, true]);
    expect([1976, 1990, 2001].map((year) => datesOf(year).includes(`${year}-06-02`))).toEqual([
      true,
      false,
      true,
    ]);
    expect([1980, 1986].map((year) => datesOf(year).includes(`${year}-01-06`))).toEqual([false, true]);
  });

  test.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2028, "2028-04-16"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("have in %i Easter on %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test("include the patron saint's day, merged with a holiday on the same day", () => {
    expect(holidaysOf(2027, "12-07")).toContainEqual({ date: "2027-12-07", name: "holidays.patron" });
    expect(holidaysOf(2027, "12-08")).toHaveLength(13);
    const both = text("holidays.both", {
      first: textIn("holidays.immaculate"),
      second: textIn("holidays.patron"),
    });
    expect(holidaysOf(2027, "12-08")).toContainEqual({ date: "2027-12-08", name: both });
    expect(word(both)).toBe("Immacolata Concezione, Santo patrono");
    // In 2038 Easter Sunday falls on Liberation Day.
    expect(datesOf(2038).filter((date) => date === "2038-04-25")).toHaveLength(1);
    expect(datesOf(2027, "02-29")).toHaveLength(13);
  });

  test("are named in the reader's language", async () => {
    const names = holidaysOf(2027, null).map(({ name }) => name);
    const { word: inEnglish } = await wordingOf("en");
    expect(names.map(word).slice(0, 4)).toEqual(["Capodanno", "Epifania", "Pasqua", "Lunedì dell'Angelo"]);
    expect(names.map(inEnglish).slice(0, 4)).toEqual([
      ...["New Year's Day", "Epiphany", "Easter Sunday", "Easter Monday"],
    ]);
  });

  test("are observed only if the settings say so", () => {
    const rules = { patronSaintDay: null, observesHolidays: true };
    expect(observedHolidays(rules)("2026-12-25")).toBe("holidays.christmas");
    expect(observedHolidays(rules)("2026-12-24")).toBeNull();
    expect(observedHolidays({ ...rules, observesHolidays: false })("2026-12-25")).toBeNull();
  });
});

test("the name of a typed holiday is translated into every language", async () => {
  const { word: inEnglish } = await wordingOf("en");
  expect(["Natale", " capodanno ", "Ferie"].map((typed) => inEnglish(namedHoliday(typed)))).toEqual([
    "Christmas",
    "New Year's Day",
    "Ferie",
  ]);
});
