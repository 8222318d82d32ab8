import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Statement } from "@/lib/schemas/books/statement";

/** The lines under the rows: surplus, taxes, investments, balances of cash and bank, and deposits held. */
export function StatementSummary({
  statement: { totals, balances, depositsHeld },
  isRunning,
}: {
  statement: Statement;
  /** Whether the year is the current one: its closing balances are those of today. */
  isRunning: boolean;
}) {
  const t = useTranslations("panel.books.statement");
  const formats = useFormats();
  const cents = (amount: number) => formats.signedCents(amount);
  const lines = [
    ["totalIn", totals.in],
    ["totalOut", totals.out],
    ["surplus", totals.surplus],
    ["taxes", totals.taxes],
    ["investments", totals.investments],
    ["overall", totals.surplus - totals.taxes + totals.investments],
  ] as const;
  const { cash, bank, previousCash, previousBank } = balances;
  const accounts = [
    ["cash", previousCash, cash],
    ["bank", previousBank, bank],
    ["together", previousCash + previousBank, cash + bank],
  ] as const;
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 border-t pt-5 xl:grid-cols-2 print:grid-cols-2">
      <table className="w-full self-start text-[0.95rem] tabular-nums print:text-[length:inherit]">
        <caption className="pb-1 text-left font-semibold text-sage-800">{t("summary")}</caption>
        <tbody>
          {lines.map(([key, amount]) => (
            <tr
              key={key}
              className="border-b border-sand-200 align-baseline last:border-0 last:font-semibold"
            >
              <th scope="row" className="py-1.5 text-left [font-weight:inherit] wrap-break-word">
                {t(key)}
              </th>
              <td className="py-1.5 pl-3 text-right! whitespace-nowrap">{cents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="min-w-0">
        <table className="w-full text-[0.95rem] tabular-nums print:text-[length:inherit]">
          <caption className="pb-1 text-left font-semibold text-sage-800">{t("balances")}</caption>
          <thead>
            <tr className="border-b text-right text-[0.9rem] text-ink-2">
              <td />
              <th scope="col" className="py-1.5 pl-2 text-right! font-semibold">
                {t("atStart")}
              </th>
              <th scope="col" className="py-1.5 pl-2 text-right! font-semibold">
                {t(isRunning ? "now" : "atEnd")}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(([key, before, after]) => (
              <tr key={key} className="border-b border-sand-200 text-right last:border-0 last:font-semibold">
                <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
                  {t(key)}
                </th>
                <td className="py-1.5 pl-2 text-right! whitespace-nowrap">{cents(before)}</td>
                <td className="py-1.5 pl-2 text-right! whitespace-nowrap">{cents(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {depositsHeld !== 0 && (
          <p className="mt-2 text-ink-2">{t("depositsHeldText", { amount: cents(depositsHeld) })}</p>
        )}
      </div>
    </div>
  );
}
