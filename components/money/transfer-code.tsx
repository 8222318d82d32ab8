import { Fold } from "@/components/shared/fold";
import { QrCode } from "@/components/shared/qr-code";
import { paymentReason } from "@/lib/domain/money/payment";
import { transferCode } from "@/lib/domain/till/payment-qr";
import type { OpenAmount } from "./how-to-pay";

/** Who a transfer goes to, as the settings have it. */
export interface Payee {
  name: string;
  iban: string | null;
}

/** What is still due for a booking or a sign-up, as the QR code of banking apps; nothing where nothing is due, or without an IBAN. */
export function TransferCode({
  open,
  payee: { name, iban },
}: {
  open: Omit<OpenAmount, "paymentStatus">;
  payee: Payee;
}) {
  if (iban === null || open.dueAmount === 0) return null;
  const reason = paymentReason(open.kind, open.confirmationNumber);
  return (
    <Fold title="Codice QR del bonifico">
      <div className="px-4 py-3">
        <QrCode
          text={transferCode({ name, iban, amount: open.dueAmount, reason })}
          label={`Codice QR del bonifico: ${reason}`}
        />
      </div>
    </Fold>
  );
}
