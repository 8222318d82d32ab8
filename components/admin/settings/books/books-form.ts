import { z } from "zod";
import { parseRowValue, rowValue } from "@/components/admin/shared/books/chosen-row";
import { newWordKey } from "@/lib/domain/books/book-label";
import { FLOWS } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { nameText } from "@/lib/schemas/fields";
import { type BookLabel, incomeCategoriesField } from "@/lib/schemas/site/book-labels";
import type { Settings } from "@/lib/schemas/site/settings";

const wordSchema = z.object({
  /** Empty for a new label. */
  key: z.string(),
  label: nameText(VALIDATION.required, 60),
  /** "out A3", as in the form of an entry. */
  row: z.string().min(1, VALIDATION.required),
});

/** Creates a key for each new label, and splits rows into direction and category. */
function toBookLabels(typed: readonly z.output<typeof wordSchema>[]): BookLabel[] {
  const taken = typed.map(({ key }) => key);
  return typed.flatMap(({ key: known, label, row }) =>
    FLOWS.flatMap((direction) => {
      const chosen = parseRowValue(direction, row);
      if (chosen === null || "label" in chosen) return [];
      const key = known || newWordKey(label, taken);
      taken.push(key);
      return [{ key, label, direction, category: chosen.category }];
    }),
  );
}

export const booksFormSchema = z.object({
  bookLabels: z.array(wordSchema).min(1, VALIDATION.required).transform(toBookLabels),
  incomeCategories: incomeCategoriesField,
});

export type BooksForm = z.input<typeof booksFormSchema>;

export const booksFormValues = ({ bookLabels, incomeCategories }: Settings): BooksForm => ({
  bookLabels: bookLabels.map(({ key, label, direction, category }) => ({
    key,
    label,
    row: rowValue(direction, category),
  })),
  incomeCategories,
});
