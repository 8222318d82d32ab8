import { z } from "zod";
import { FLOWS, isCategory } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { haveOwnKeys, keyText, list, nameText, text } from "@/lib/schemas/fields";

/** Everyday labels for rows of Modello D, from the settings. */

export const bookLabelsSchema = z.array(
  z.object({ key: z.string(), label: z.string(), direction: z.enum(FLOWS), category: z.string() }),
);

export type BookLabel = z.infer<typeof bookLabelsSchema>[number];

export const bookLabelsField = list(
  z
    .object({
      key: keyText,
      label: nameText(VALIDATION.required, 60),
      direction: z.enum(FLOWS, VALIDATION.invalid),
      /** A row of that direction. */
      category: text(3),
    })
    .refine(({ direction, category }) => isCategory(direction, category), {
      path: ["category"],
      message: VALIDATION.invalid,
    }),
  60,
  { atLeastOne: VALIDATION.required },
).refine(haveOwnKeys, VALIDATION.ownKeys);
