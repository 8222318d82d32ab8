import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";

/** Choices besides room and time that change the price. */
export interface BookingTerms {
  extras: readonly ChosenExtra[];
  promoCode: string | null;
  /** The extras of single dates of a series, which replace `extras`, by `dateKey`. */
  ofDates: Readonly<Record<string, readonly ChosenExtra[]>>;
}

export const NO_TERMS: BookingTerms = { extras: [], promoCode: null, ofDates: {} };

export const hasTerms = ({ extras, promoCode, ofDates }: BookingTerms): boolean =>
  extras.length > 0 || promoCode !== null || Object.keys(ofDates).length > 0;

/** The terms in a request body, which contains only chosen ones; those of single dates are in `seriesDates`. */
export const termsBody = ({ extras, promoCode }: BookingTerms): Partial<Omit<BookingTerms, "ofDates">> => ({
  ...(extras.length > 0 ? { extras } : {}),
  ...(promoCode === null ? {} : { promoCode }),
});

/** Identifies a date of a series: two may be on one day. */
export const dateKey = ({ startDate, startTime }: Period): string => `${startDate} ${startTime ?? ""}`;

/** The dates of a series in a request body, each with its own extras if it has some. */
export const seriesDates = (periods: readonly Period[], { ofDates }: BookingTerms) =>
  periods.map((period) => {
    const extras = ofDates[dateKey(period)];
    return extras === undefined ? period : { ...period, extras };
  });

/** The terms in the query of a quote: "&extras=3:2,5:1&attendees=8&promoCode=ESTATE"; empty for none. */
export function termsParams({ extras, promoCode }: BookingTerms, attendees: number): string {
  const params = new URLSearchParams();
  if (extras.length > 0) {
    params.set("extras", extras.map(({ extraId, quantity }) => `${extraId}:${quantity}`).join(","));
    params.set("attendees", String(attendees));
  }
  if (promoCode !== null) params.set("promoCode", promoCode);
  return params.size === 0 ? "" : `&${params}`;
}
