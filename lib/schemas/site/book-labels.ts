import { z } from "zod";
import { FLOWS, INCOME_KEYS, isCategory } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, haveOwnKeys, keyText, list, nameText, text } from "@/lib/schemas/fields";

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

/** The rows of Modello D in which bookings, courses and events count from a given day, instead of A3 and A7. */

/** The kinds of income for which a row can be chosen. */
export const INCOME_KINDS = ["booking", "course", "event"] as const;

export const incomeCategoriesSchema = z.array(
  z.object({ kind: z.enum(INCOME_KINDS), category: z.enum(INCOME_KEYS), from: z.string() }),
);

export const incomeCategoriesField = list(
  z.object({
    kind: z.enum(INCOME_KINDS, VALIDATION.invalid),
    category: z.enum(INCOME_KEYS, VALIDATION.invalid),
    /** The first day from which income counts in this row. */
    from: dayField,
  }),
).refine(
  (all) => new Set(all.map(({ kind, from }) => `${kind} ${from}`)).size === all.length,
  VALIDATION.incomeCategories,
);
