import { ReasonDialog } from "@/components/admin/shared/reason-dialog";

/** Cancels a receipt. This cannot be undone: receipt numbers have no gaps. */
export function CancelReceiptDialog({
  receipt: { id, number },
  onClose,
}: {
  /** The receipt number, where it is known. */
  receipt: { id: number; number?: string };
  onClose: () => void;
}) {
  return (
    <ReasonDialog
      path={`/api/receipts/${id}/cancellation`}
      title={number === undefined ? "Annullare la ricevuta?" : `Annullare la ricevuta n. ${number}?`}
      description="Non si può tornare indietro: il numero resta usato, e la ricevuta nell'elenco come annullata. I pagamenti possono avere una ricevuta nuova."
      confirmLabel="Annulla ricevuta"
      success="Ricevuta annullata"
      onClose={onClose}
    />
  );
}
