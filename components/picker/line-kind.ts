import type { SpaceQuote } from "@/lib/schemas/search/space-search";

/** Recognises the kind of a quote's line by its label, which the server words in the language of the page. */

type Line = SpaceQuote["lines"][number];

export const isByWeek = ({ label }: Line): boolean => /^(?:settiman|week)/i.test(label);

export const isByHours = ({ label, extraId }: Line): boolean =>
  extraId === undefined && /^(?:or[ae]|hours?)$/i.test(label);

/** Whether the price is by the hour, instead of by a half or a whole day. */
export const costsByHours = (quote: SpaceQuote | undefined): boolean => quote?.lines.some(isByHours) ?? false;
