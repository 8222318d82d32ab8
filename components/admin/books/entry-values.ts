import { rowValue, wordValue } from "@/components/admin/shared/books/chosen-row";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import type { TeacherReport } from "@/lib/schemas/till/teacher-report";
import type { EntryForm } from "./entry-form";

/** Values of a blank form, or of one that repeats an entry without its day and its document. */
export function entryFormValues(today: CalendarDay, repeated: BookEntry | null): EntryForm {
  if (repeated === null)
    return {
      direction: "out",
      account: "cash",
      row: "",
      amount: "",
      date: today,
      counterparty: "",
      note: "",
      documentUrl: "",
      teacherId: "",
    };
  const { direction, account, from, amount, counterparty, note, teacherId } = repeated;
  return {
    direction,
    account: account ?? from ?? "cash",
    date: today,
    documentUrl: "",
    row: rowOf(repeated),
    amount: typedAmount(amount),
    counterparty: counterparty ?? "",
    note: note ?? "",
    teacherId: String(teacherId ?? ""),
  };
}

/** The select's value for an entry: its label, or its row of the statement if it has none. */
export function rowOf({
  direction,
  category,
  label,
}: Pick<BookEntry, "direction" | "category" | "label">): string {
  if (direction === "transfer" || category === null) return "";
  return label === null ? rowValue(direction, category) : wordValue(direction, label);
}

/** An amount in the notation of an input, "1.234,50". */
const typedAmount = (cents: number): string => formatCents(cents, DEFAULT_LANGUAGE).replace(/\s*€$/, "");

export const teacherFormValues = (
  today: CalendarDay,
  { teacherId, name, due, paid }: TeacherReport["rows"][number],
): EntryForm => ({
  ...entryFormValues(today, null),
  account: "bank",
  row: rowValue("out", "A4"),
  amount: due > paid ? typedAmount(due - paid) : "",
  counterparty: name,
  teacherId: String(teacherId),
});

export const bankFormValues = ({
  date,
  amount,
  description,
}: {
  date: CalendarDay;
  /** Cents, negative for outgoing money. */
  amount: number;
  description: string;
}): EntryForm => ({
  direction: amount < 0 ? "out" : "in",
  account: "bank",
  row: "",
  amount: typedAmount(Math.abs(amount)),
  date,
  counterparty: "",
  note: description,
  documentUrl: "",
  teacherId: "",
});
