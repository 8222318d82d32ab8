import { formatInstant } from "../time/dates";
import { type Cancelable, freeCancellationUntil } from "./cancellation-policy";
import { type CancellationSteps, type Notice, type RefundBand, refundBands } from "./cancellation-steps";

/** The steps of a cancellation policy in words: on the policy page, in dialogs, in mails and in the panel's preview. */

/** Whether the article loses its vowel before a percentage: "l'80%" (ottanta), "l'1%" (uno), "l'11%" (undici). */
const elides = (percent: number): boolean => [1, 8, 11].includes(percent) || (percent >= 80 && percent < 90);

/** "il 50%", "l'80%" */
const thePercent = (percent: number): string => `${elides(percent) ? "l'" : "il "}${percent}%`;

/** "del 50%", "dell'80%" */
export const ofPercent = (percent: number): string => `${elides(percent) ? "dell'" : "del "}${percent}%`;

const hoursText = (hours: number): string => (hours === 1 ? "1 ora" : `${hours} ore`);

/** When somebody cancels: "più di 48 ore prima". */
export function describeNotice(notice: Notice): string {
  switch (notice.code) {
    case "any":
      return "in qualsiasi momento prima dell'inizio";
    case "over":
      return `più di ${hoursText(notice.hours)} prima`;
    case "atLeast":
      return `almeno ${hoursText(notice.hours)} prima`;
    case "between":
      return `da ${notice.from} a ${notice.to} ore prima`;
    case "betweenBefore":
      return `da ${notice.from} a meno di ${notice.to} ore prima`;
    case "atMost":
      return `${hoursText(notice.hours)} prima o più tardi`;
    case "under":
      return `meno di ${hoursText(notice.hours)} prima`;
  }
}

/** The steps in a sentence: "Chi annulla più di 48 ore prima riceve il 100%, …, meno di 24 ore prima nulla." */
export function describeSteps(steps: CancellationSteps): string {
  const [best, ...rest] = refundBands(steps).map(
    ({ notice, percent }) => [describeNotice(notice), percent > 0 ? thePercent(percent) : "nulla"] as const,
  );
  if (best === undefined) return "";
  const [when, share] = best;
  return `Chi annulla ${[`${when} riceve ${share}`, ...rest.map((words) => words.join(" "))].join(", ")}.`;
}

/**
 * A sentence on notice of exactly the hours of a step, which belongs to the span below it or above it: "Con un preavviso
 * di esattamente 48 o 24 ore il rimborso è del 50%." Null for a single span.
 */
export function describeExactNotice(steps: CancellationSteps): string | null {
  const bands = refundBands(steps);
  const byPercent = new Map<number, number[]>();
  bands.forEach((band, index) => {
    const next = bands[index + 1];
    if (next === undefined) return;
    const { percent } = band.notice.code === "over" ? next : band;
    byPercent.set(percent, [...(byPercent.get(percent) ?? []), band.hours]);
  });
  const clauses = [...byPercent].map(
    ([percent, hours]) =>
      `di esattamente ${hours.slice(0, -1).join(", ")}${hours.length > 1 ? " o " : ""}${hoursText(hours.at(-1) ?? 0)} ${percent > 0 ? `il rimborso è ${ofPercent(percent)}` : "non è previsto alcun rimborso"}`,
  );
  return clauses.length === 0 ? null : `Con un preavviso ${clauses.join(", ")}.`;
}

/** The best refund in a line, for search engines and shared links: "Rimborso completo fino a 48 ore prima". */
export function summarizeSteps(steps: CancellationSteps): string {
  const [best] = refundBands(steps);
  if (best === undefined || best.percent === 0) return "Nessun rimborso";
  const refund = best.percent === 100 ? "Rimborso completo" : `Rimborso ${ofPercent(best.percent)}`;
  return `${refund} fino ${best.hours === 0 ? "all'inizio" : `a ${hoursText(best.hours)} prima`}`;
}

const refundText = (percent: number): string => (percent > 0 ? `è ${ofPercent(percent)}` : "non è previsto");

/** The cancellation terms in a confirmation. */
export function describeTerms(canceled: Cancelable, now: Date): string {
  const bands = refundBands(canceled.steps);
  const until = freeCancellationUntil(canceled);
  const isFree = until !== null && until > now;
  const rest = bands.filter(({ percent }) => percent < 100);
  const clauses = rest.map(({ notice, percent }, index) =>
    index === 0
      ? `${describeNotice(notice)} il rimborso ${refundText(percent)}`
      : `${describeNotice(notice)} ${refundText(percent)}`,
  );
  const beginning = isFree
    ? `Annullamento gratuito fino a ${formatInstant(until)}.`
    : until === null
      ? ""
      : `Mancano meno di ${hoursText(bands[0]?.hours ?? 0)} all'inizio.`;
  return [beginning, capitalize(clauses.join(", "))].filter((text) => text !== "").join(" ");
}

const capitalize = (text: string): string =>
  text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * How much notice corresponds to a refund by the steps: "Mancano più di 48 ore all'inizio"; undefined where it does not
 * depend on the notice. `isPast` for the past tense.
 */
export function formatNotice(
  steps: CancellationSteps,
  refundPercent: number,
  isPast = false,
): string | undefined {
  const band = refundBands(steps).find(({ percent }) => percent === refundPercent);
  const amount = band && noticeAmount(band);
  if (amount === undefined) return undefined;
  const verb = amount.isOne ? (isPast ? "Mancava" : "Manca") : isPast ? "Mancavano" : "Mancano";
  return `${verb} ${amount.text} all'inizio`;
}

function noticeAmount({ notice }: RefundBand): { text: string; isOne: boolean } | undefined {
  switch (notice.code) {
    case "any":
      return undefined;
    case "between":
    case "betweenBefore":
      return { text: `tra ${notice.from} e ${notice.to} ore`, isOne: false };
    default: {
      const words = { over: "più di", atLeast: "almeno", atMost: "al massimo", under: "meno di" };
      return { text: `${words[notice.code]} ${hoursText(notice.hours)}`, isOne: notice.hours === 1 };
    }
  }
}
