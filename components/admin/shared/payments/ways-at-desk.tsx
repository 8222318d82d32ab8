import { useTranslations } from "next-intl";
import { PaymentCodes } from "@/components/money/payment-codes";
import { usePayee } from "@/components/money/use-payee";
import { Fold } from "@/components/shared/fold";
import { useWord } from "@/components/ui/use-words";
import { type PayableKind, paymentReason } from "@/lib/domain/money/payment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { howToPay } from "@/lib/domain/till/how-to-pay";

/** What staff tell a customer at the desk: the ways to pay, and the QR codes that she scans there. */
export function WaysAtDesk({
  kind,
  id,
  amount,
  payBy,
}: {
  kind: PayableKind;
  id: number;
  /** Cents. */
  amount: number;
  /** Until when, where it is a prepayment. */
  payBy: string | Date | null;
}) {
  const t = useTranslations("money");
  const word = useWord();
  const payee = usePayee();
  const number = confirmationNumber(id);
  const reason = paymentReason(kind, number);
  const ways = howToPay({ kind, amount, payBy, payee, reason }, new Date());
  return (
    <Fold title={t("ways")}>
      <div className="flex flex-col gap-3 px-4 py-3 text-[0.95rem]">
        <ul className="flex flex-col gap-1 text-ink-2">
          {ways.map(({ key, line }) => (
            <li key={key} className="wrap-anywhere">
              {word(line)}
            </li>
          ))}
        </ul>
        <PaymentCodes open={{ kind, confirmationNumber: number, dueAmount: amount, payBy }} />
      </div>
    </Fold>
  );
}
