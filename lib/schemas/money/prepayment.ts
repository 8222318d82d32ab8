import { z } from "zod";

/** What is asked for beside the price, in cents: a part of it beforehand, and a deposit that goes back. */
export const askedBesideFields = {
  /** 0 for none. */
  prepayAmount: z.number().int(),
  /** Until when; null where nothing is to be prepaid. */
  payBy: z.string().nullable(),
  /** For a series, of each date. */
  depositAmount: z.number().int(),
};
