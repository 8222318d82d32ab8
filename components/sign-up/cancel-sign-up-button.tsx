"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { describeRefund, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";

/** Cancels an own sign-up after a question that states the refund. */
export function CancelSignUpButton({
  title,
  money,
  cancel,
}: {
  title: string;
  money: TotalAndPaid & { refundPercent: number };
  cancel: () => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    try {
      await cancel();
      toast({ title: "Iscrizione annullata", description: "I tuoi posti sono di nuovo liberi." });
    } catch (error) {
      toast({ variant: "destructive", title: "Operazione fallita", description: failureText(error) });
      throw error;
    }
  };
  return (
    <>
      <Button variant="outline" className="w-full sm:w-auto" onClick={() => setOpen(true)}>
        Annulla l'iscrizione
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Annullare l'iscrizione?"
        description={`${title}. ${describeRefund(money, money.refundPercent)}`}
        confirmLabel="Sì, annulla"
        cancelLabel="Tieni il posto"
        destructive
        onConfirm={confirm}
      />
    </>
  );
}
