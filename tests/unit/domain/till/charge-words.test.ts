import { chargeWhen } from "@/lib/domain/till/charge-words";
import { chargeLine } from "@/lib/domain/till/receipt";

const NO_TIMES = { startTime: null, endTime: null };

test.each([
  [
    { kind: "booking", startDate: "2026-12-17", endDate: "2026-12-17", startTime: "08:00", endTime: "13:00" },
    "giovedì 17 dicembre 2026, 08:00 – 13:00",
  ],
  [
    { kind: "booking", startDate: "2026-12-17", endDate: "2026-12-19", startTime: "09:00", endTime: "19:00" },
    "17–19 dicembre 2026, ogni giorno 09:00 – 19:00",
  ],
  [{ kind: "course", startDate: "2027-01-12", endDate: null, ...NO_TIMES }, "dal 12 gennaio 2027"],
  [{ kind: "course", startDate: null, endDate: null, ...NO_TIMES }, ""],
  [{ kind: "event", startDate: "2026-12-03", endDate: null, ...NO_TIMES }, "giovedì 3 dicembre 2026"],
  [{ kind: "event", startDate: "2027-01-01", endDate: "2027-01-03", ...NO_TIMES }, "1–3 gennaio 2027"],
] as const)("the time of %j is written as %s", (time, words) => {
  expect(chargeWhen(time, "it")).toBe(words);
});

test("states the time in English too", () => {
  const course = { kind: "course", startDate: "2027-01-12", endDate: null, ...NO_TIMES } as const;
  expect(chargeWhen(course, "en")).toBe("from 12 January 2027");
});

test("a receipt line contains the number, the title and the date if there is one", () => {
  const words = { reference: "Iscrizione #C00001", title: "Hatha Yoga" };
  expect(chargeLine({ ...words, when: "dal 12 gennaio 2027" })).toBe(
    "Iscrizione #C00001, Hatha Yoga, dal 12 gennaio 2027",
  );
  expect(chargeLine({ ...words, when: "" })).toBe("Iscrizione #C00001, Hatha Yoga");
});
