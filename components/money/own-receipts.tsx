import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { Receipt } from "@/lib/schemas/till/receipt";

export function OwnReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useTranslations("money.receipts");
  const formats = useFormats();
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts-title" className="mt-10">
      <h2 id="receipts-title" className="text-[1.6rem]">
        {t("title")}
      </h2>
      <ul className="m-0 mt-3 flex list-none flex-col divide-y divide-sand-200 rounded-lg border bg-surface p-0 px-5 shadow-rest">
        {receipts.map(({ id, number, date, total, stampDuty, canceledAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 tabular-nums">
              <span className="font-semibold">{t("number", { number })}</span>
              <span className="block text-[0.92rem] text-ink-2">
                {formats.shortDay(date)}, {formats.cents(total + stampDuty)}
                {canceledAt !== null && ` · ${t("canceled")}`}
              </span>
            </p>
            <Button variant="outline" size="sm" asChild>
              <a href={`/api/receipts/${id}/pdf`} download={t("file", { number: number.replace("/", "-") })}>
                <Download />
                {t("download")}
                <span className="sr-only"> {t("of", { number })}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
