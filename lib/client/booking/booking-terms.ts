import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";

/** What is chosen beside room and time, and changes the price. */
export interface BookingTerms {
  extras: readonly ChosenExtra[];
  promoCode: string | null;
  /** The extras that a date of a series has in place of `extras`, by `dateKey`. */
  ofDates: Readonly<Record<string, readonly ChosenExtra[]>>;
}

export const NO_TERMS: BookingTerms = { extras: [], promoCode: null, ofDates: {} };

export const hasTerms = ({ extras, promoCode, ofDates }: BookingTerms): boolean =>
  extras.length > 0 || promoCode !== null || Object.keys(ofDates).length > 0;

/** The terms in a body, which names only what is chosen; those of single dates stand in `seriesDates`. */
export const termsBody = ({ extras, promoCode }: BookingTerms): Partial<Omit<BookingTerms, "ofDates">> => ({
  ...(extras.length > 0 ? { extras } : {}),
  ...(promoCode === null ? {} : { promoCode }),
});

/** Which date of a series it is: two may be on one day. */
export const dateKey = ({ startDate, startTime }: Period): string => `${startDate} ${startTime ?? ""}`;

/** The dates of a series in a body, each with its own extras where it has some. */
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
