import { z } from "zod";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { type Flow, isCategory } from "@/lib/domain/books/modello-d";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents, parsePrice } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import { type BookEntry, bookEntryInputSchema } from "@/lib/schemas/books/book-entry";

/** The row as the select holds it, "out A2": the same key names other rows on the other side of the form. */
export const rowValue = (direction: Flow, key: string): string => `${direction} ${key}`;

/** The word as the same select holds it, "out =affitto". */
export const wordValue = (direction: Flow, key: string): string => rowValue(direction, `=${key}`);

/** What the select holds, where that is of this direction. */
export function chosenIn(direction: string, row: string): { category: string } | { label: string } | null {
  const [side, key = ""] = row.split(" ");
  if (side !== direction || key === "") return null;
  return key.startsWith("=") ? { label: key.slice(1) } : { category: key };
}

function isChosen(direction: Flow, row: string): boolean {
  const chosen = chosenIn(direction, row);
  return chosen !== null && ("label" in chosen || isCategory(direction, chosen.category));
}

const fields = z
  .object({
    direction: z.enum(DIRECTIONS),
    /** Of a transfer the one that the money leaves. */
    account: z.enum(ACCOUNTS),
    row: z.string(),
    amount: z.string().transform((value, context) => {
      const cents = parsePrice(value);
      if (cents !== null && cents > 0) return cents;
      context.addIssue({ code: "custom", message: VALIDATION.amountOfPayment });
      return z.NEVER;
    }),
    date: z.string().min(1, VALIDATION.required),
    counterparty: z.string(),
    note: z.string(),
    documentUrl: z.string(),
  })
  .refine(({ direction, row }) => direction === "transfer" || isChosen(direction, row), {
    path: ["row"],
    message: VALIDATION.required,
    // Shown together with what lacks elsewhere.
    when: () => true,
  });

/** The form of a book entry, which gives what the API takes. */
export const entryFormSchema = fields
  .transform(({ direction, account, row, documentUrl, ...rest }): z.input<typeof bookEntryInputSchema> => {
    const written = { ...rest, documentUrl: documentUrl || null };
    if (direction === "transfer")
      return { ...written, direction, from: account, to: account === "cash" ? "bank" : "cash" };
    const chosen = chosenIn(direction, row);
    return direction === "in"
      ? { ...written, direction, account, ...chosen }
      : { ...written, direction, account, ...chosen };
  })
  .pipe(bookEntryInputSchema);

export type EntryForm = z.input<typeof entryFormSchema>;

/** A blank form, or one that repeats an entry: all but its day and its document. */
export function entryFormValues(today: CalendarDay, repeated: BookEntry | null): EntryForm {
  if (repeated === null)
    return {
      ...{ direction: "out", account: "cash", row: "", amount: "", date: today },
      ...{ counterparty: "", note: "", documentUrl: "" },
    };
  const { direction, account, from, amount, counterparty, note } = repeated;
  return {
    ...{ direction, account: account ?? from ?? "cash", date: today, documentUrl: "" },
    row: rowOf(repeated),
    amount: typedAmount(amount),
    counterparty: counterparty ?? "",
    note: note ?? "",
  };
}

/** What the select holds for an entry: its word, or its row where it has none. */
export function rowOf({
  direction,
  category,
  label,
}: Pick<BookEntry, "direction" | "category" | "label">): string {
  if (direction === "transfer" || category === null) return "";
  return label === null ? rowValue(direction, category) : wordValue(direction, label);
}

/** An amount as it is typed, "1.234,50". */
const typedAmount = (cents: number): string => formatCents(cents, DEFAULT_LANGUAGE).replace(/\s*€$/, "");

/** The form of what the bank says moved, as it says it. */
export const bankFormValues = ({
  date,
  amount,
  description,
}: {
  date: CalendarDay;
  /** Cents, negative for what went out. */
  amount: number;
  description: string;
}): EntryForm => ({
  ...{
    direction: amount < 0 ? "out" : "in",
    account: "bank",
    row: "",
    amount: typedAmount(Math.abs(amount)),
  },
  ...{ date, counterparty: "", note: description, documentUrl: "" },
});
