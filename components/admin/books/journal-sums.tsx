import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import { ACCOUNTS, type Account } from "@/lib/domain/books/book-entry";
import type { JournalRow } from "./use-journal-columns";

/** What came in and went out of an account among the lines, in cents. */
export function sumsOf(rows: readonly JournalRow[], account: Account): { in: number; out: number } {
  const amounts = rows.filter((row) => row.account === account).map(({ amount }) => amount);
  const sum = (some: readonly number[]) => some.reduce((total, amount) => total + amount, 0);
  return { in: sum(amounts.filter((one) => one > 0)), out: -sum(amounts.filter((one) => one < 0)) };
}

/** Money in and out of cash and bank in the lines that are shown. */
export function JournalSums({ rows }: { rows: readonly JournalRow[] }) {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  return (
    <table className="w-full max-w-[36rem] text-[0.97rem] tabular-nums">
      <caption className="sr-only">{t("journal.sums")}</caption>
      <thead>
        <tr className="border-b text-right text-ink-2">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {t("column.account")}
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            {t("column.in")}
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            {t("column.out")}
          </th>
        </tr>
      </thead>
      <tbody>
        {ACCOUNTS.map((account) => {
          const sums = sumsOf(rows, account);
          return (
            <tr key={account} className="border-b border-sand-200 text-right">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`accounts.${account}`)}
              </th>
              <td className="py-1.5 pl-3 whitespace-nowrap">{formats.cents(sums.in)}</td>
              <td className="py-1.5 pl-3 whitespace-nowrap">{formats.cents(sums.out)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
