import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { formatCents } from "@/lib/domain/money/money";
import type { Payment } from "@/lib/schemas/till/payment";
import { paymentLabel } from "./payment-text";

/** Asks why an entry of the ledger is reversed, and reverses it by a counter-entry. */
export function ReversalDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  return (
    <ReasonDialog
      path={`/api/payments/${payment.id}/reversal`}
      title="Stornare il movimento?"
      description={`${paymentLabel(payment)} di ${formatCents(payment.amount)}: resta registrato e viene compensato da un movimento contrario. Uno storno non si toglie: se è stato un errore, si registra di nuovo il movimento.`}
      confirmLabel="Storna"
      success="Movimento stornato"
      onClose={onClose}
    />
  );
}
