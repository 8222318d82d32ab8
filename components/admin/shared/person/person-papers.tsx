import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { waitingPeriodLabel } from "@/lib/domain/waiting/waiting-labels";
import type { Receipt } from "@/lib/schemas/till/receipt";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

const ROW =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2 last:border-0";

/** A person's waiting-list entries with their positions; renders nothing if there are none. */
export function PersonWaits({ waits }: { waits: readonly WaitingEntry[] }) {
  const t = useTranslations("panel.person.waits");
  const tStatus = useTranslations("bookingWords.waiting");
  const word = useTextResolver();
  if (waits.length === 0) return null;
  return (
    <section aria-label={t("title")} className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      <ul className="pt-2">
        {waits.map((entry) => (
          <li key={entry.id} className={ROW}>
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{entry.title}</span>
              <span className="block text-[0.9rem] text-ink-2">{word(waitingPeriodLabel(entry))}</span>
            </span>
            <span className="text-[0.95rem]">
              {entry.position === null
                ? tStatus(entry.status)
                : t("position", { status: tStatus(entry.status), position: entry.position })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person's receipts; renders nothing if there are none. */
export function PersonReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useTranslations("panel.person.receipts");
  const tReceipts = useTranslations("money.receipts");
  const formats = useFormats();
  if (receipts.length === 0) return null;
  return (
    <section aria-label={t("title")} className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      <ul className="max-h-60 overflow-y-auto pt-2">
        {receipts.map(({ id, number, date, total, stampDuty, canceledAt }) => (
          <li key={id} className={cn(ROW, "tabular-nums")}>
            <span className="min-w-0">
              <span className={cn("block font-semibold", canceledAt !== null && "line-through")}>
                {t("number", { number })}
              </span>
              <span className="block text-[0.9rem] text-ink-2">
                {formats.shortDay(date)} · {formats.cents(total + stampDuty)}
                {canceledAt !== null && ` · ${tReceipts("canceled")}`}
              </span>
            </span>
            <Button variant="ghost" size="sm" asChild>
              <a href={`/api/receipts/${id}/pdf`}>
                <Download />
                {t("pdf")}
                <span className="sr-only"> {tReceipts("of", { number })}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
