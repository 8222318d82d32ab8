import { useTranslations } from "next-intl";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { useFormats } from "@/components/ui/use-words";
import { useBookYears } from "./use-book-years";

/** What is in cash and in the bank now. */
export function PresentBalances() {
  const t = useTranslations("panel.books.balances");
  const formats = useFormats();
  const { data, error, refetch } = useBookYears();
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={1} />;
  const [present] = data;
  if (present === undefined) return null;
  const { cash, bank } = present;
  const facts = [
    { key: "cash", cents: cash },
    { key: "bank", cents: bank },
    { key: "together", cents: cash + bank },
  ] as const;
  return (
    <section aria-label={t("title")}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {facts.map(({ key, cents }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end rounded-lg border bg-surface p-4 shadow-rest max-sm:last:col-span-2"
          >
            <dt className="text-[0.9rem] text-ink-2">{t(key)}</dt>
            <dd className="font-display-soft text-[1.4rem] tabular-nums">{formats.cents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
