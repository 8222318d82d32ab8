import { instantIn, listIn, text, textIn } from "../language/text";
import { type Cancelable, freeCancellationUntil } from "./cancellation-policy";
import { type CancellationSteps, type Notice, type RefundBand, refundBands } from "./cancellation-steps";

/** Texts of a cancellation policy's steps for the policy page, dialogs, mails and the panel's preview. */

const spanOf = ({ code: _, ...hours }: Notice): Record<string, number> => hours;

/** "più di 48 ore prima" */
export const noticeText = (notice: Notice): string =>
  text(`cancellation.notice.${notice.code}`, spanOf(notice));

/** Whether Italian elides the article before a percentage: "l'80%" (ottanta), "l'1%" (uno). */
export const beginsWithVowel = (percent: number): boolean =>
  [1, 8, 11].includes(percent) || (percent >= 80 && percent < 90);

/** "il 50%", "nulla" */
function shareText(percent: number): string {
  if (percent === 0) return text("cancellation.steps.nothing");
  return text(
    beginsWithVowel(percent) ? "cancellation.steps.percentWithVowel" : "cancellation.steps.percent",
    {
      percent,
    },
  );
}

const caseText = ({ notice, percent }: RefundBand, isBest: boolean): string =>
  text(isBest ? "cancellation.steps.best" : "cancellation.steps.further", {
    notice: textIn(noticeText(notice)),
    share: textIn(shareText(percent)),
  });

/** All steps in one sentence: "Chi annulla più di 48 ore prima riceve il 100%, … e meno di 24 ore prima nulla." */
export function stepsText(steps: CancellationSteps): string {
  const cases = refundBands(steps).map((band, index) => textIn(caseText(band, index === 0)));
  return text("cancellation.steps.sentence", { cases: listIn(cases) });
}

/**
 * The refund at exactly the first step's hours, which belong to the next span: "Con un preavviso di esattamente 48 ore
 * chi annulla riceve il 50%." Null if the first span has no such bound.
 */
export function exactNoticeText(steps: CancellationSteps): string | null {
  const [first, second] = refundBands(steps);
  if (first?.notice.code !== "over" || second === undefined) return null;
  const { hours } = first;
  return second.percent === 0
    ? text("cancellation.exactly.nothing", { hours })
    : text("cancellation.exactly.refund", { hours, share: textIn(shareText(second.percent)) });
}

/** The best refund in one line, for search engines and shared links: "Rimborso completo fino a 48 ore prima". */
export function summaryText(steps: CancellationSteps): string {
  const [best] = refundBands(steps);
  if (best === undefined || best.percent === 0) return text("cancellation.summary.none");
  const { hours, percent } = best;
  if (percent === 100)
    return hours === 0
      ? text("cancellation.summary.fullToStart")
      : text("cancellation.summary.full", { hours });
  return hours === 0
    ? text("cancellation.summary.partToStart", { percent })
    : text("cancellation.summary.part", { percent, hours });
}

/** The cancellation terms in a confirmation: the deadline for a free cancellation, and the steps. */
export function termsTexts(canceled: Cancelable, now: Date): string[] {
  const steps = stepsText(canceled.steps);
  const until = freeCancellationUntil(canceled);
  if (until === null) return [steps];
  if (until > now) return [text("cancellation.freeUntil", { until: instantIn(until) }), steps];
  const { hours } = refundBands(canceled.steps)[0] ?? { hours: 0 };
  return [text("cancellation.tooLateForFree", { hours }), steps];
}

/**
 * The notice that corresponds to a refund: "Mancano più di 48 ore all'inizio". Undefined if the refund does not depend
 * on the notice.
 * @param isPast for the past tense
 */
export function leftText(
  steps: CancellationSteps,
  refundPercent: number,
  isPast = false,
): string | undefined {
  const band = refundBands(steps).find(({ percent }) => percent === refundPercent);
  if (band === undefined || band.notice.code === "any") return undefined;
  return text(
    `${isPast ? "cancellation.wasLeft" : "cancellationLeft"}.${band.notice.code}`,
    spanOf(band.notice),
  );
}
