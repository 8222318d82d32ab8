import { z } from "zod";
import { expectedTotalField } from "@/lib/schemas/fields";

/** Amounts required in addition to the price, in cents: a prepayment of a part of it, and a returnable deposit. */
export const upfrontFields = {
  /** 0 for none. */
  prepayAmount: z.number().int(),
  /** The prepayment deadline; null if there is no prepayment. */
  payBy: z.string().nullable(),
  /** For a series, per date. */
  depositAmount: z.number().int(),
};

const askedBesideSchema = z.object(upfrontFields);
export type UpfrontAmounts = z.infer<typeof askedBesideSchema>;

/** The amounts that were displayed, so that neither is raised without consent; if omitted, any amount is accepted. */
export const expectedUpfrontFields = {
  expectedPrepayment: expectedTotalField,
  /** For a series, per date. */
  expectedDeposit: expectedTotalField,
};
