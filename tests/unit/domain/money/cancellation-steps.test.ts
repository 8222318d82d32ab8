import fc from "fast-check";
import { refundFor } from "@/lib/domain/money/cancellation-policy";
import {
  type CancellationSteps,
  cancellationStepsProblem,
  FIRST_CANCELLATION_STEPS,
  refundBands,
} from "@/lib/domain/money/cancellation-steps";
import {
  exactNoticeText,
  leftText,
  noticeText,
  stepsText,
  summaryText,
  termsTexts,
} from "@/lib/domain/money/cancellation-words";
import { toInstant } from "@/lib/domain/time/dates";
import { type Wording, wordingOf } from "@/lib/i18n/wording";
import { cancellationStepsField } from "@/lib/schemas/site/cancellation-steps";
import { cancellationSteps } from "../../../helpers/cancellation-steps";

/** Parses "48:100 24:50 0:0": hours before the start, and the percentage refunded. */
const steps = (text: string): CancellationSteps =>
  text.split(" ").flatMap((step) => {
    const [hours = "", percent = ""] = step.split(":");
    return step === "" ? [] : [{ hours: Number(hours), percent: Number(percent) }];
  });

const FIVE = "168:100 72:75 48:50 1:25 0:0";
/** More than 24 hours and exactly 24 hours have the same percentage. */
const MERGED = "48:100 24:100 0:0";

describe("cancellation steps set by the association", () => {
  test.each([
    ["", "count"],
    ["5:100 4:80 3:60 2:40 1:20 0:0", "count"],
    ["48.5:100 0:0", "hours"],
    ["-1:100 0:0", "hours"],
    ["10001:100 0:0", "hours"],
    ["48:101 0:0", "percent"],
    ["48:100 0:-1", "percent"],
    ["48:99.5 0:0", "percent"],
    ["48:100 24:50", "hoursOrder"],
    ["24:100 48:50 0:0", "hoursOrder"],
    ["48:100 48:50 0:0", "hoursOrder"],
    ["0:100 0:0", "hoursOrder"],
    ["48:50 24:100 0:0", "percentOrder"],
    ["48:50 0:51", "percentOrder"],
    ["0:0", null],
    ["0:100", null],
    ["48:50 24:50 0:50", null],
    [FIVE, null],
  ])("are validated: %j", (text, problem) => {
    expect(cancellationStepsProblem(steps(text))).toBe(problem);
    const { success, error } = cancellationStepsField.safeParse(steps(text));
    expect(success).toBe(problem === null);
    // Every issue is reported on the field as a whole.
    if (error) expect(error.issues.map(({ path }) => path)).toEqual([[]]);
  });

  test("are valid whatever the random generator produces", () => {
    fc.assert(fc.property(cancellationSteps, (any) => expect(cancellationStepsProblem(any)).toBeNull()));
  });
});

describe("cancellation steps in words", () => {
  const first = FIRST_CANCELLATION_STEPS;
  let it: Wording;
  let en: Wording;
  beforeAll(async () => {
    [it, en] = await Promise.all([wordingOf("it"), wordingOf("en")]);
  });
  const both = (sent: string | null | undefined) => (sent ? [it.word(sent), en.word(sent)] : [sent, sent]);

  test.each([
    [
      "48:100 24:50 0:0",
      "Chi annulla più di 48 ore prima riceve il 100%, da 24 a 48 ore prima il 50% e meno di 24 ore prima nulla.",
      "Whoever cancels more than 48 hours before gets 100% back, 24 to 48 hours before 50%,? and less than 24 hours before nothing.",
    ],
    [
      FIVE,
      "Chi annulla più di 168 ore prima riceve il 100%, da 72 a 168 ore prima il 75%, da 48 a meno di 72 ore prima il 50%, da 1 a meno di 48 ore prima il 25% e meno di 1 ora prima nulla.",
      "Whoever cancels more than 168 hours before gets 100% back, 72 to 168 hours before 75%, 48 to less than 72 hours before 50%, 1 to less than 48 hours before 25%,? and less than 1 hour before nothing.",
    ],
    [
      "0:100",
      "Chi annulla in qualsiasi momento prima dell'inizio riceve il 100%.",
      "Whoever cancels at any time before the start gets 100% back.",
    ],
    [
      "1:100 0:81",
      "Chi annulla più di 1 ora prima riceve il 100% e 1 ora prima o più tardi l’81%.",
      "Whoever cancels more than 1 hour before gets 100% back and 1 hour before or later 81%.",
    ],
    [
      MERGED,
      "Chi annulla almeno 24 ore prima riceve il 100% e meno di 24 ore prima nulla.",
      "Whoever cancels at least 24 hours before gets 100% back and less than 24 hours before nothing.",
    ],
  ])("have a preview for %s", (text, italian, english) => {
    const [said, inEnglish] = both(stepsText(steps(text)));
    expect(said).toBe(italian);
    // With or without a comma before the "and".
    expect(inEnglish?.replaceAll(", and", " and")).toBe(english.replaceAll(",? and", " and"));
  });

  test.each([
    ["48:100 24:50 0:0", "Con un preavviso di esattamente 48 ore chi annulla riceve il 50%."],
    ["24:100 0:0", "Con un preavviso di esattamente 24 ore non è previsto alcun rimborso."],
    [MERGED, null],
    ["0:100", null],
  ])("name the refund at exactly the first deadline of %s", (text, sentence) => {
    expect(both(exactNoticeText(steps(text)))[0]).toBe(sentence);
  });

  test.each([
    ["48:100 24:50 0:0", "Rimborso completo fino a 48 ore prima", "Full refund up to 48 hours before"],
    [MERGED, "Rimborso completo fino a 24 ore prima", "Full refund up to 24 hours before"],
    ["1:80 0:0", "Rimborso parziale (80%) fino a 1 ora prima", "Partial refund (80%) up to 1 hour before"],
    ["0:75", "Rimborso parziale (75%) fino all'inizio", "Partial refund (75%) until the start"],
    ["0:100", "Rimborso completo fino all'inizio", "Full refund until the start"],
    ["0:0", "Nessun rimborso", "No refund"],
  ])("have a summary for %s", (text, italian, english) => {
    expect(both(summaryText(steps(text)))).toEqual([italian, english]);
  });

  test.each([
    [100, "Mancano più di 48 ore all'inizio"],
    [50, "Mancano tra 24 e 48 ore all'inizio"],
    [0, "Mancano meno di 24 ore all'inizio"],
    [33, undefined],
  ])("name the notice that gives %i percent, before and after the start", (percent, sentence) => {
    expect(both(leftText(first, percent))[0]).toBe(sentence);
    expect(both(leftText(first, percent, true))[0]).toBe(sentence?.replace("Mancano", "Mancavano"));
  });

  test("name the notice for a single hour, for merged steps, and none for a single step", () => {
    const left = (text: string, percent: number, isPast = false) =>
      both(leftText(steps(text), percent, isPast))[0];
    expect(left(FIVE, 0)).toBe("Manca meno di 1 ora all'inizio");
    expect(left(FIVE, 0, true)).toBe("Mancava meno di 1 ora all'inizio");
    expect(left(MERGED, 100)).toBe("Mancano almeno 24 ore all'inizio");
    expect(left("48:100 0:50", 50)).toBe("Mancano al massimo 48 ore all'inizio");
    expect(left("0:100", 100)).toBeUndefined();
  });

  test("are stated in a confirmation according to the notice", () => {
    const startsAt = toInstant("2026-12-03", "08:00");
    const early = toInstant("2026-11-20", "08:00");
    const late = toInstant("2026-12-02", "08:00");
    const of = (text: string, now: Date) =>
      termsTexts({ startsAt, steps: steps(text) }, now).map((sent) => it.word(sent));
    const usual = it.word(stepsText(first));
    expect(of("48:100 24:50 0:0", early)).toEqual([
      "Annullamento gratuito fino a mar 1 dic 2026, 08:00.",
      usual,
    ]);
    expect(of("48:100 24:50 0:0", late)).toEqual(["Mancano meno di 48 ore all'inizio.", usual]);
    expect(of("0:100", late)[0]).toBe("Annullamento gratuito fino a gio 3 dic 2026, 08:00.");
    expect(of("24:80 0:0", early)).toEqual([
      "Chi annulla più di 24 ore prima riceve l’80% e 24 ore prima o più tardi nulla.",
    ]);
  });

  test("match the computed refund at every deadline and between deadlines", () => {
    const startsAt = toInstant("2026-12-10", "08:00");
    const at = (any: CancellationSteps, hours: number) =>
      refundFor({ startsAt, steps: any }, 100, new Date(startsAt.getTime() - hours * 3_600_000))
        .refundPercent;
    fc.assert(
      fc.property(cancellationSteps, fc.integer({ min: 0, max: 20_002 }), (any, halves) => {
        // Half hours, so that each span is tested at its ends and inside.
        const hours = halves / 2 + 0.5;
        const said = refundBands(any).filter(({ notice }) => isMeant(it.word(noticeText(notice)), hours));
        expect(said.map(({ percent }) => percent)).toEqual([at(any, hours)]);
      }),
    );
  });
});

/** Interprets a notice as a reader would. */
function isMeant(words: string, hours: number): boolean {
  const [first = 0, second = 0] = [...words.replaceAll(/(\d)\.(\d{3})/g, "$1$2").matchAll(/\d+/g)].map(
    Number,
  );
  if (words.startsWith("in qualsiasi momento")) return true;
  if (words.startsWith("più di")) return hours > first;
  if (words.startsWith("almeno")) return hours >= first;
  if (words.startsWith("meno di")) return hours < first;
  if (words.endsWith("o più tardi")) return hours <= first;
  return hours >= first && (words.includes("meno di") ? hours < second : hours <= second);
}
