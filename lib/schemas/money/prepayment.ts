import { z } from "zod";
import { expectedTotalField } from "@/lib/schemas/fields";

/** What is asked for beside the price, in cents: a part of it beforehand, and a deposit that goes back. */
export const askedBesideFields = {
  /** 0 for none. */
  prepayAmount: z.number().int(),
  /** Until when; null where nothing is to be prepaid. */
  payBy: z.string().nullable(),
  /** For a series, of each date. */
  depositAmount: z.number().int(),
};

const askedBesideSchema = z.object(askedBesideFields);
export type AskedBeside = z.infer<typeof askedBesideSchema>;

/** What was shown of that, so that neither is raised before it is agreed to; left out, any is taken. */
export const expectedBesideFields = {
  expectedPrepayment: expectedTotalField,
  /** For a series, of each date. */
  expectedDeposit: expectedTotalField,
};
