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

const keyIn = (direction: string, row: string): string => {
  const [side, key = ""] = row.split(" ");
  return side === direction ? key : "";
};

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
  .refine(({ direction, row }) => direction === "transfer" || isCategory(direction, keyIn(direction, row)), {
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
    const category = keyIn(direction, row);
    return direction === "in"
      ? { ...written, direction, account, category }
      : { ...written, direction, account, category };
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
  const { direction, account, from, category, amount, counterparty, note } = repeated;
  return {
    ...{ direction, account: account ?? from ?? "cash", date: today, documentUrl: "" },
    row: direction === "transfer" || category === null ? "" : rowValue(direction, category),
    amount: typedAmount(amount),
    counterparty: counterparty ?? "",
    note: note ?? "",
  };
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
