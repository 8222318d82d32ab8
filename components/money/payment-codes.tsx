"use client";

import { useTranslations } from "next-intl";
import { Fold } from "@/components/shared/fold";
import { QrCode } from "@/components/shared/qr-code";
import { paymentReason } from "@/lib/domain/money/payment";
import { howToPay } from "@/lib/domain/till/how-to-pay";
import type { AmountDue } from "./how-to-pay";
import { usePayee } from "./use-payee";

/**
 * The QR codes for the amount due, on the screen and on paper: for a bank transfer, which banking apps can scan, and
 * for the links of other ways to pay. Renders nothing if nothing is due.
 */
export function PaymentCodes({ open }: { open: Omit<AmountDue, "paymentStatus"> }) {
  const t = useTranslations("money");
  const payee = usePayee(open.dueAmount > 0);
  if (open.dueAmount === 0) return null;
  const reason = paymentReason(open.kind, open.confirmationNumber, open.others);
  const { kind: charge, dueAmount: amount, payBy = null, heldOn } = open;
  const toPay = { kind: charge, amount, payBy, payee, reason, heldOn };
  return howToPay(toPay, new Date()).map(({ key, kind, label: way, code }) => {
    if (code === null) return null;
    const isTransfer = kind === "transfer";
    const picture = (
      <QrCode text={code} label={isTransfer ? t("qrFor", { reason }) : t("qrOfFor", { way, reason })} />
    );
    return (
      <div key={key}>
        <Fold title={isTransfer ? t("qr") : t("showQrOf", { way })} className="group print:hidden">
          <div className="px-4 py-3">{picture}</div>
        </Fold>
        <div aria-hidden="true" className="hidden print:block">
          <p>{way}</p>
          {picture}
        </div>
      </div>
    );
  });
}
