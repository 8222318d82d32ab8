import type { SpaceQuote } from "@/lib/schemas/search/space-search";

/** What a line of a quote is for. The server words its label, in the language of the page. */

type Line = SpaceQuote["lines"][number];

export const isByWeek = ({ label }: Line): boolean => /^(?:settiman|week)/i.test(label);

export const isByHours = ({ label, extraId }: Line): boolean =>
  extraId === undefined && /^(?:or[ae]|hours?)$/i.test(label);

/** Whether hours are charged one by one, and not as a half or a whole day. */
export const costsByHours = (quote: SpaceQuote | undefined): boolean => quote?.lines.some(isByHours) ?? false;
