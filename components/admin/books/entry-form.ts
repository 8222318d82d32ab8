import { z } from "zod";
import { chosenIn, rowValue, wordValue } from "@/components/admin/shared/books/chosen-row";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { type Flow, isCategory } from "@/lib/domain/books/modello-d";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents, parsePrice } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import { type BookEntry, bookEntryInputSchema } from "@/lib/schemas/books/book-entry";
import type { TeacherReport } from "@/lib/schemas/till/teacher-report";

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
    /** Whom it pays for teaching, of what goes out; empty for nobody. */
    teacherId: z.string(),
  })
  .refine(({ direction, row }) => direction === "transfer" || isChosen(direction, row), {
    path: ["row"],
    message: VALIDATION.required,
    // Shown together with what lacks elsewhere.
    when: () => true,
  });

/** The form of a book entry, which gives what the API takes. */
export const entryFormSchema = fields
  .transform(
    ({ direction, account, row, documentUrl, teacherId, ...rest }): z.input<typeof bookEntryInputSchema> => {
      const written = { ...rest, documentUrl: documentUrl || null };
      if (direction === "transfer")
        return { ...written, direction, from: account, to: account === "cash" ? "bank" : "cash" };
      const chosen = chosenIn(direction, row);
      return direction === "in"
        ? { ...written, direction, account, ...chosen }
        : {
            ...written,
            direction,
            account,
            ...chosen,
            teacherId: teacherId === "" ? null : Number(teacherId),
          };
    },
  )
  .pipe(bookEntryInputSchema);

export type EntryForm = z.input<typeof entryFormSchema>;

/** A blank form, or one that repeats an entry: all but its day and its document. */
export function entryFormValues(today: CalendarDay, repeated: BookEntry | null): EntryForm {
  if (repeated === null)
    return {
      ...{ direction: "out", account: "cash", row: "", amount: "", date: today },
      ...{ counterparty: "", note: "", documentUrl: "", teacherId: "" },
    };
  const { direction, account, from, amount, counterparty, note, teacherId } = repeated;
  return {
    ...{ direction, account: account ?? from ?? "cash", date: today, documentUrl: "" },
    row: rowOf(repeated),
    amount: typedAmount(amount),
    counterparty: counterparty ?? "",
    note: note ?? "",
    teacherId: String(teacherId ?? ""),
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

/** The form of what is paid to a teacher: what is still due to her. */
export const teacherFormValues = (
  today: CalendarDay,
  { teacherId, name, due, paid }: TeacherReport["rows"][number],
): EntryForm => ({
  ...entryFormValues(today, null),
  ...{ account: "bank", row: rowValue("out", "A4"), amount: due > paid ? typedAmount(due - paid) : "" },
  ...{ counterparty: name, teacherId: String(teacherId) },
});

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
  ...{ date, counterparty: "", note: description, documentUrl: "", teacherId: "" },
});
