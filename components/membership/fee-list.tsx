import { useTranslations } from "next-intl";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { feeYears } from "@/lib/domain/money/payment";
import type { Fee } from "@/lib/schemas/membership/member";
import { FeePayment } from "./fee-payment";

export interface FeeReceipt {
  feeId: number;
  id: number;
  number: string;
}

export function FeeList({ fees, receipts }: { fees: readonly Fee[]; receipts: readonly FeeReceipt[] }) {
  const t = useTranslations("membership.fees");
  const tMoney = useTranslations("money.receipts");
  const formats = useFormats();
  if (fees.length === 0) return null;
  return (
    <section aria-labelledby="fees-title">
      <h2 id="fees-title" className="text-[1.6rem]">
        {t("title")}
      </h2>
      <ul className="m-0 mt-3 flex list-none flex-col divide-y divide-sand-200 rounded-lg border bg-surface p-0 px-5 shadow-rest">
        {fees.map((fee) => (
          <li key={fee.id} className="flex flex-col gap-3 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <p className="min-w-0">
                <span className="font-semibold">{t("year", { year: feeYears(fee) })}</span>
                <span className="block text-[0.92rem] text-ink-2">{formats.days(fee.from, fee.until)}</span>
              </p>
              <p className="flex flex-wrap items-center gap-3 tabular-nums">
                {fee.totalAmount === 0 ? t("free") : formats.cents(fee.totalAmount - fee.waivedAmount)}
                {fee.dueAmount === 0 && <PaymentBadge status={fee.paymentStatus} />}
              </p>
            </div>
            {fee.dueAmount > 0 && <FeePayment fee={fee} />}
            {receipts
              .filter(({ feeId }) => feeId === fee.id)
              .map(({ id, number }) => (
                <Button key={id} asChild variant="outline" size="sm" className="self-start">
                  <a
                    href={`/api/receipts/${id}/pdf`}
                    download={tMoney("file", { number: number.replace("/", "-") })}
                  >
                    <Download />
                    {t("receipt", { number })}
                  </a>
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
