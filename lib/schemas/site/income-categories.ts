import { z } from "zod";
import { INCOME_KEYS } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, list } from "@/lib/schemas/fields";

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
