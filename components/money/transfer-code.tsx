import { useTranslations } from "next-intl";
import { Fold } from "@/components/shared/fold";
import { QrCode } from "@/components/shared/qr-code";
import { paymentReason } from "@/lib/domain/money/payment";
import { arrivesByTransfer } from "@/lib/domain/money/prepayment";
import { transferCode } from "@/lib/domain/till/payment-qr";
import type { AmountDue } from "./how-to-pay";

/** The recipient of a bank transfer, from the settings. */
export interface Payee {
  name: string;
  iban: string | null;
}

/**
 * The QR code of a bank transfer for the amount due, which banking apps can scan. Renders nothing where nothing is due or
 * the centre's IBAN is unknown, or a transfer would come too late.
 */
export function TransferCode({
  open,
  payee: { name, iban },
}: {
  open: Omit<AmountDue, "paymentStatus">;
  payee: Payee;
}) {
  const t = useTranslations("money");
  if (iban === null || open.dueAmount === 0 || !arrivesByTransfer(open.payBy ?? null, new Date()))
    return null;
  const reason = paymentReason(open.kind, open.confirmationNumber, open.others);
  return (
    <Fold title={t("qr")}>
      <div className="px-4 py-3">
        <QrCode
          text={transferCode({ name, iban, amount: open.dueAmount, reason })}
          label={t("qrFor", { reason })}
        />
      </div>
    </Fold>
  );
}
