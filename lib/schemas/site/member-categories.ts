import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, nameText } from "@/lib/schemas/fields";

/** The categories of members in the settings. */

export const memberCategoriesSchema = z.array(
  z.object({ key: z.string(), label: z.string(), fee: z.number().int() }),
);

const MAX_FEE = 10_000_000;

export const memberCategoriesField = z
  .array(
    z.object({
      key: nameText(VALIDATION.required, 40),
      label: nameText(VALIDATION.required, 120),
      /** Cents for a membership year. */
      fee: integer.pipe(z.number().min(0).max(MAX_FEE)),
    }),
  )
  .min(1, VALIDATION.required)
  .max(20)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, VALIDATION.categoryKeys);
