import type { ChosenExtra } from "@/lib/domain/room-time/extras";

/** What is chosen beside room and time, and changes the price. */
export interface BookingTerms {
  extras: readonly ChosenExtra[];
  promoCode: string | null;
}

export const NO_TERMS: BookingTerms = { extras: [], promoCode: null };

export const hasTerms = ({ extras, promoCode }: BookingTerms): boolean =>
  extras.length > 0 || promoCode !== null;

/** The terms in a body, which names only what is chosen. */
export const termsBody = ({ extras, promoCode }: BookingTerms): Partial<BookingTerms> => ({
  ...(extras.length > 0 ? { extras } : {}),
  ...(promoCode === null ? {} : { promoCode }),
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
