import fc from "fast-check";
import { refundFor } from "@/lib/domain/money/cancellation-policy";
import {
  type CancellationSteps,
  cancellationStepsProblem,
  FIRST_CANCELLATION_STEPS,
  refundBands,
} from "@/lib/domain/money/cancellation-steps";
import {
  describeExactNotice,
  describeNotice,
  describeSteps,
  describeTerms,
  formatNotice,
  summarizeSteps,
} from "@/lib/domain/money/cancellation-words";
import { toInstant } from "@/lib/domain/time/dates";
import { cancellationStepsField } from "@/lib/schemas/site/cancellation-steps";
import { cancellationSteps } from "../../../helpers/cancellation-steps";

/** "48:100 24:50 0:0" */
const steps = (text: string): CancellationSteps =>
  text.split(" ").flatMap((step) => {
    const [hours = "", percent = ""] = step.split(":");
    return step === "" ? [] : [{ hours: Number(hours), percent: Number(percent) }];
  });

const FIVE = "168:100 72:75 48:50 1:25 0:0";
/** More than 24 h and exactly 24 h are the same here. */
const MERGED = "48:100 24:100 0:0";

describe("What an association may set", () => {
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
  ])("%j", (text, problem) => {
    expect(cancellationStepsProblem(steps(text))).toBe(problem);
    const { success, error } = cancellationStepsField.safeParse(steps(text));
    expect(success).toBe(problem === null);
    // Every problem is one of the whole field.
    if (error) expect(error.issues.map(({ path }) => path)).toEqual([[]]);
  });

  test("whatever the generator makes", () => {
    fc.assert(fc.property(cancellationSteps, (any) => expect(cancellationStepsProblem(any)).toBeNull()));
  });
});

describe("In words", () => {
  const first = FIRST_CANCELLATION_STEPS;

  test.each([
    [
      "48:100 24:50 0:0",
      "Chi annulla più di 48 ore prima riceve il 100%, da 24 a 48 ore prima il 50%, meno di 24 ore prima nulla.",
    ],
    [
      FIVE,
      "Chi annulla più di 168 ore prima riceve il 100%, da 72 a 168 ore prima il 75%, da 48 a meno di 72 ore prima il 50%, da 1 a meno di 48 ore prima il 25%, meno di 1 ora prima nulla.",
    ],
    ["0:100", "Chi annulla in qualsiasi momento prima dell'inizio riceve il 100%."],
    ["0:0", "Chi annulla in qualsiasi momento prima dell'inizio riceve nulla."],
    ["1:100 0:30", "Chi annulla più di 1 ora prima riceve il 100%, 1 ora prima o più tardi il 30%."],
    [MERGED, "Chi annulla almeno 24 ore prima riceve il 100%, meno di 24 ore prima nulla."],
  ])("the preview of %s", (text, sentence) => {
    expect(describeSteps(steps(text))).toBe(sentence);
  });

  test.each([
    ["48:100 24:50 0:0", "Con un preavviso di esattamente 48 o 24 ore il rimborso è del 50%."],
    [
      FIVE,
      "Con un preavviso di esattamente 168 o 72 ore il rimborso è del 75%, di esattamente 48 ore il rimborso è del 50%, di esattamente 1 ora il rimborso è del 25%.",
    ],
    ["24:100 0:0", "Con un preavviso di esattamente 24 ore non è previsto alcun rimborso."],
    ["0:100", null],
  ])("exactly the hours of %s", (text, sentence) => {
    expect(describeExactNotice(steps(text))).toBe(sentence);
  });

  test.each([
    ["48:100 24:50 0:0", "Rimborso completo fino a 48 ore prima"],
    [MERGED, "Rimborso completo fino a 24 ore prima"],
    ["1:80 0:0", "Rimborso dell'80% fino a 1 ora prima"],
    ["24:75 0:0", "Rimborso del 75% fino a 24 ore prima"],
    ["0:100", "Rimborso completo fino all'inizio"],
    ["0:0", "Nessun rimborso"],
  ])("the summary of %s", (text, summary) => {
    expect(summarizeSteps(steps(text))).toBe(summary);
  });

  test.each([
    [100, "Mancano più di 48 ore all'inizio"],
    [50, "Mancano tra 24 e 48 ore all'inizio"],
    [0, "Mancano meno di 24 ore all'inizio"],
    [33, undefined],
  ])("the notice that gives %i percent, before and after", (percent, text) => {
    expect(formatNotice(first, percent)).toBe(text);
    expect(formatNotice(first, percent, true)).toBe(text?.replace("Mancano", "Mancavano"));
  });

  test("the notice of a single hour, of merged steps, and of steps without any", () => {
    expect(formatNotice(steps(FIVE), 0)).toBe("Manca meno di 1 ora all'inizio");
    expect(formatNotice(steps(FIVE), 0, true)).toBe("Mancava meno di 1 ora all'inizio");
    expect(formatNotice(steps(MERGED), 100)).toBe("Mancano almeno 24 ore all'inizio");
    expect(formatNotice(steps("48:100 0:50"), 50)).toBe("Mancano al massimo 48 ore all'inizio");
    expect(formatNotice(steps("0:100"), 100)).toBeUndefined();
  });

  test("the terms in a confirmation, by how much notice there is", () => {
    const startsAt = toInstant("2026-12-03", "08:00");
    const early = toInstant("2026-11-20", "08:00");
    const late = toInstant("2026-12-02", "08:00");
    const of = (text: string, now: Date) => describeTerms({ startsAt, steps: steps(text) }, now);
    expect(of("48:100 24:50 0:0", early)).toBe(
      "Annullamento gratuito fino a mar 1 dic 2026, 08:00. Da 24 a 48 ore prima il rimborso è del 50%, meno di 24 ore prima non è previsto.",
    );
    expect(of("48:100 24:50 0:0", late)).toBe(
      "Mancano meno di 48 ore all'inizio. Da 24 a 48 ore prima il rimborso è del 50%, meno di 24 ore prima non è previsto.",
    );
    expect(of("0:100", late)).toBe("Annullamento gratuito fino a gio 3 dic 2026, 08:00.");
    expect(of("0:0", late)).toBe("In qualsiasi momento prima dell'inizio il rimborso non è previsto.");
    expect(of("24:80 0:0", early)).toBe(
      "Più di 24 ore prima il rimborso è dell'80%, 24 ore prima o più tardi non è previsto.",
    );
  });

  test("the words say what the function does, at every hour and beside it", () => {
    const startsAt = toInstant("2026-12-10", "08:00");
    const at = (any: CancellationSteps, hours: number) =>
      refundFor({ startsAt, steps: any }, 100, new Date(startsAt.getTime() - hours * 3_600_000))
        .refundPercent;
    fc.assert(
      fc.property(cancellationSteps, fc.integer({ min: 0, max: 20_002 }), (any, halves) => {
        // Half hours, so that spans are met at their ends and inside.
        const hours = halves / 2 + 0.5;
        const said = refundBands(any).filter(({ notice }) => isMeant(describeNotice(notice), hours));
        expect(said.map(({ percent }) => percent)).toEqual([at(any, hours)]);
      }),
    );
  });
});

/** Reads a notice as a person would. */
function isMeant(words: string, hours: number): boolean {
  const [first = 0, second = 0] = [...words.matchAll(/\d+/g)].map(Number);
  if (words.startsWith("in qualsiasi momento")) return true;
  if (words.startsWith("più di")) return hours > first;
  if (words.startsWith("almeno")) return hours >= first;
  if (words.startsWith("meno di")) return hours < first;
  if (words.endsWith("o più tardi")) return hours <= first;
  return hours >= first && (words.includes("meno di") ? hours < second : hours <= second);
}
