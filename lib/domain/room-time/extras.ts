import type { Translations } from "../language/translations";
import { MAX_AMOUNT_CENTS } from "../money/money";
import { countDays, minutesOf } from "../time/calendar-day";
import { DAY_PARTS } from "./day-parts";
import type { Period } from "./period";
import type { Quote, QuoteLine } from "./pricing";

/** Extras of a room and their prices: docs/rules.md, "Extras". */

export const EXTRA_UNITS = ["booking", "hour", "day", "person"] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

export interface ChosenExtra {
  extraId: number;
  quantity: number;
}

interface PricedExtra {
  id: number;
  name: string;
  translations?: Translations;
  /** Cents per unit. */
  price: number;
  unit: ExtraUnit;
}

export interface ExtraLine extends QuoteLine {
  extraId: number;
  /** The chosen quantity; `quantity` also multiplies it by hours, days or people. */
  chosen: number;
  translations?: Translations;
}

export interface ExtraChoice {
  extra: PricedExtra;
  quantity: number;
}

const MINUTES_IN_HOUR = 60;

/**
 * How many times each chosen extra is charged: once, or for each begun hour, day or attendee. A full day counts the
 * hours booked on it, a half day counts as a day.
 */
export function extraUnits(unit: ExtraUnit, period: Period, attendees: number): number {
  const days = countDays(period.startDate, period.endDate);
  switch (unit) {
    case "booking":
      return 1;
    case "person":
      return attendees;
    case "day":
      return days;
    case "hour": {
      const { startTime, endTime } = DAY_PARTS.giornata;
      const minutes = minutesOf(period.endTime ?? endTime) - minutesOf(period.startTime ?? startTime);
      return days * Math.ceil(minutes / MINUTES_IN_HOUR);
    }
  }
}

/** The line of an extra in a quote, for a period as it will be booked. */
function extraLine({ extra, quantity }: ExtraChoice, period: Period, attendees: number): ExtraLine {
  const units = quantity * extraUnits(extra.unit, period, attendees);
  return {
    extraId: extra.id,
    chosen: quantity,
    label: extra.name,
    quantity: units,
    unitAmount: extra.price,
    amount: units * extra.price,
    ...(extra.translations ? { translations: labelTranslations(extra.translations) } : {}),
  };
}

function labelTranslations(translations: Translations): Translations {
  const labels = Object.entries(translations).flatMap(([language, texts]) =>
    texts?.name === undefined ? [] : [[language, { label: texts.name }] as const],
  );
  return Object.fromEntries(labels);
}

/** The lines of chosen extras, ordered by id. */
export function extraLines(choices: readonly ExtraChoice[], period: Period, attendees: number): ExtraLine[] {
  return [...choices]
    .sort((a, b) => a.extra.id - b.extra.id)
    .map((choice) => extraLine(choice, period, attendees));
}

/**
 * A quote with the lines of extras. A quote on request is unchanged, since the centre sets the entire amount. A total
 * too large for the database becomes a price on request.
 */
export function withExtras(quote: Quote, lines: readonly ExtraLine[]): Quote {
  if (quote.isOnRequest) return quote;
  const totalAmount = lines.reduce((sum, line) => sum + line.amount, quote.totalAmount);
  if (totalAmount > MAX_AMOUNT_CENTS) return { totalAmount: 0, isOnRequest: true, lines: [] };
  return { ...quote, totalAmount, lines: [...quote.lines, ...lines] };
}
