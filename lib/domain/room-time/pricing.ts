import { text } from "@/lib/domain/language/text";
import {
  formatCents,
  formatPriceText,
  MAX_AMOUNT_CENTS,
  parsePrice,
  percentOf,
} from "@/lib/domain/money/money";
import { type CalendarDay, countDays, minutesOf } from "@/lib/domain/time/calendar-day";
import type { Language } from "../language/languages";
import { isHalfDay, type Period } from "./period";

/** Whether a membership is valid on a day, its last day included. */
export function isMemberOn(memberUntil: CalendarDay | null, day: CalendarDay): boolean {
  return memberUntil !== null && memberUntil >= day;
}

/**
 * A quote with the member discount as a separate line; a quote on request has no discount.
 * @param percent 0..100
 */
export function withMemberDiscount<Q extends Quote>(quote: Q, percent: number): Q {
  const discount = percentOf(quote.totalAmount, percent);
  if (quote.isOnRequest || discount === 0) return quote;
  const label = text("roomTime.price.memberDiscount", { percent });
  const line = { label, quantity: 1, unitAmount: -discount, amount: -discount };
  return { ...quote, totalAmount: quote.totalAmount - discount, lines: [...quote.lines, line] };
}

/** Prices of spaces: docs/rules.md, "Prices". */

/** The price fields of a space: euros as text, or a description; null or blank only in old rows. */
export interface SpaceRates {
  /** The half-day rate, despite its name. */
  pricePerHour: string | null;
  pricePerDay: string | null;
  pricePerWeek: string | null;
  /** The price of each begun hour; null or omitted if the space has no hourly rate. */
  hourlyRate?: string | null;
}

/** Amounts in cents; `amount` is `quantity * unitAmount`. */
export interface QuoteLine {
  /** A text (`lib/domain/language/text.ts`). */
  label: string;
  quantity: number;
  unitAmount: number;
  amount: number;
}

export interface Quote {
  /** Cents; 0 for a price on request. */
  totalAmount: number;
  isOnRequest: boolean;
  lines: QuoteLine[];
}

const DEFAULT_HALF_DAY_CENTS = 2500;
const DEFAULT_DAY_CENTS = 5000;
const DAYS_IN_WEEK = 7;

const isMissing = (rate: string | null): boolean => rate === null || rate.trim() === "";

/** The full-day price in cents, null on request; old rows without a rate have a default. */
export function dayPriceCents(rates: SpaceRates): number | null {
  return isMissing(rates.pricePerDay) ? DEFAULT_DAY_CENTS : parsePrice(rates.pricePerDay);
}

/** The half-day price in cents, null on request; half the day price for old rows without a rate. */
export function halfDayPriceCents(rates: SpaceRates): number | null {
  if (!isMissing(rates.pricePerHour)) return parsePrice(rates.pricePerHour);
  const day = parsePrice(rates.pricePerDay);
  return day === null ? DEFAULT_HALF_DAY_CENTS : Math.round(day / 2);
}

/** The price of a begun hour in cents; null without an hourly rate, or if it is a description. */
export function hourPriceCents({ hourlyRate = null }: SpaceRates): number | null {
  return parsePrice(hourlyRate);
}

/** The rates on cards and pages; `week` and `hour` are null if the space has no such rate. */
export function formatRates(
  rates: SpaceRates,
  language: Language,
): { halfDay: string; day: string; week: string | null; hour: string | null } {
  const show = (cents: number | null, text: string | null) =>
    cents === null ? formatPriceText(text, language) : formatCents(cents, language);
  const hour = hourPriceCents(rates);
  return {
    hour: hour === null ? null : formatCents(hour, language),
    halfDay: show(halfDayPriceCents(rates), rates.pricePerHour),
    day: show(dayPriceCents(rates), rates.pricePerDay),
    week: isMissing(rates.pricePerWeek) ? null : formatPriceText(rates.pricePerWeek, language),
  };
}

/**
 * The price of a period. Pass hours as they will be booked (`resolvePeriod`), so that a day that is cut to an afternoon
 * costs an afternoon. Expects a period that `resolvePeriod` accepts. A total too large for the database becomes a price
 * on request: an administrator then sets the amount.
 */
export function quotePrice(rates: SpaceRates, request: Period): Quote {
  const lines = request.isFullDay
    ? fullDayLines(rates, countDays(request.startDate, request.endDate))
    : hourLines(rates, request);
  const totalAmount = lines === null ? 0 : totalOf(lines);
  if (!lines || totalAmount > MAX_AMOUNT_CENTS) return { totalAmount: 0, isOnRequest: true, lines: [] };
  return { totalAmount, isOnRequest: false, lines };
}

/** Hours of one day cost the half-day or the day rate, or the hourly rate if that is cheaper. */
function hourLines(rates: SpaceRates, period: Period): QuoteLine[] | null {
  const whole = isHalfDay(period)
    ? lineOf(text("roomTime.price.halfDay"), 1, halfDayPriceCents(rates))
    : lineOf(text("roomTime.price.fullDay"), 1, dayPriceCents(rates));
  const hours = begunHours(period);
  const byHour = lineOf(text("roomTime.price.hours", { count: hours }), hours, hourPriceCents(rates));
  return whole === null || (byHour !== null && totalOf(byHour) < totalOf(whole)) ? (byHour ?? whole) : whole;
}

const MINUTES_IN_HOUR = 60;

/** The number of hours, with a begun hour counted as a whole. */
function begunHours({ startTime, endTime }: Period): number {
  if (startTime === null || endTime === null) return 0;
  return Math.ceil((minutesOf(endTime) - minutesOf(startTime)) / MINUTES_IN_HOUR);
}

const totalOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * A single full day costs the day rate, even if a week is cheaper. From two days on, whole weeks cost the weekly rate
 * if that is cheaper than seven days (or the day rate is a description), and the remaining days are charged as another
 * week if that is cheaper.
 */
function fullDayLines(rates: SpaceRates, days: number): QuoteLine[] | null {
  const day = dayPriceCents(rates);
  if (days === 1) return lineOf(text("roomTime.price.fullDay"), 1, day);
  const week = parsePrice(rates.pricePerWeek);
  if (week === null || (day !== null && week >= day * DAYS_IN_WEEK)) return dayLines(days, day);

  const weeks = Math.floor(days / DAYS_IN_WEEK);
  const rest = days % DAYS_IN_WEEK;
  if (rest === 0) return weekLines(weeks, week);
  if (day === null) return null;
  if (rest * day > week) return weekLines(weeks + 1, week);
  const restLines = dayLines(rest, day);
  return weeks === 0 ? restLines : [...weekLines(weeks, week), ...(restLines ?? [])];
}

function dayLines(days: number, unitAmount: number | null): QuoteLine[] | null {
  return lineOf(text("roomTime.price.days", { count: days }), days, unitAmount);
}

function weekLines(weeks: number, unitAmount: number): QuoteLine[] {
  return lineOf(text("roomTime.price.weeks", { count: weeks }), weeks, unitAmount) ?? [];
}

/** Null if the rate is a description. */
function lineOf(label: string, quantity: number, unitAmount: number | null): QuoteLine[] | null {
  return unitAmount === null ? null : [{ label, quantity, unitAmount, amount: quantity * unitAmount }];
}
