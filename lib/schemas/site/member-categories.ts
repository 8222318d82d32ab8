import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, list, nameText } from "@/lib/schemas/fields";

export const memberCategoriesSchema = z.array(
  z.object({ key: z.string(), label: z.string(), fee: z.number().int() }),
);

const MAX_FEE = 10_000_000;

export const memberCategoriesField = list(
  z.object({
    key: nameText(VALIDATION.required, 40),
    label: nameText(VALIDATION.required, 120),
    /** Cents for a membership year. */
    fee: integer.pipe(z.number().min(0).max(MAX_FEE)),
  }),
  20,
  { atLeastOne: VALIDATION.required },
).refine((all) => new Set(all.map(({ key }) => key)).size === all.length, VALIDATION.categoryKeys);
