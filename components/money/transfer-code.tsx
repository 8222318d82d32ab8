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

/** What is open of a booking or a place, as the code that banking apps read; nothing where nothing is open or no IBAN is known. */
export function TransferCode({
  place,
  payee: { name, iban },
}: {
  place: Omit<OpenAmount, "paymentStatus">;
  payee: Payee;
}) {
  if (iban === null || place.dueAmount === 0) return null;
  const reason = paymentReason(place.kind, place.confirmationNumber);
  return (
    <Fold title="Codice QR del bonifico">
      <div className="px-4 py-3">
        <QrCode
          text={transferCode({ name, iban, amount: place.dueAmount, reason })}
          label={`Codice QR del bonifico: ${reason}`}
        />
      </div>
    </Fold>
  );
}
