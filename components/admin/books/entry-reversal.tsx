import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import { isClosedOn, useBookYears } from "./use-book-years";
import { useEntryWords } from "./use-entry-columns";

interface EntryReversalProps {
  entry: BookEntry;
  today: CalendarDay;
  onClose: () => void;
}

/**
 * Asks for the reason of a reversal. For an entry in a closed year, explains that the reversal counts in the current
 * year.
 */
export function EntryReversal({ entry, today, onClose }: EntryReversalProps) {
  const t = useTranslations("panel.books.reversal");
  const formats = useFormats();
  const words = useEntryWords();
  const { data: years } = useBookYears();
  const said = { what: words.what(entry), amount: formats.cents(entry.amount) };
  const [year, present] = [entry.date.slice(0, 4), today.slice(0, 4)];
  return (
    <ReasonDialog
      path={`/api/book-entries/${entry.id}/reversal`}
      title={t("question")}
      description={
        isClosedOn(years, entry.date) ? t("textOfClosed", { ...said, year, present }) : t("text", said)
      }
      confirmLabel={t("action")}
      success={t("done")}
      onClose={onClose}
    />
  );
}
