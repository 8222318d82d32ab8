import { z } from "zod";
import { INCOME_KEYS } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, list } from "@/lib/schemas/fields";

/** In which rows of Modello D bookings, courses and events count from a day on, in the place of A3 and A7. */

/** What a row may be chosen for. */
export const INCOME_KINDS = ["booking", "course", "event"] as const;

export const incomeCategoriesSchema = z.array(
  z.object({ kind: z.enum(INCOME_KINDS), category: z.enum(INCOME_KEYS), from: z.string() }),
);

export const incomeCategoriesField = list(
  z.object({
    kind: z.enum(INCOME_KINDS, VALIDATION.invalid),
    category: z.enum(INCOME_KEYS, VALIDATION.invalid),
    /** The first day on which money counts there. */
    from: dayField,
  }),
).refine(
  (all) => new Set(all.map(({ kind, from }) => `${kind} ${from}`)).size === all.length,
  VALIDATION.incomeCategories,
);
