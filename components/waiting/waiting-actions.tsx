"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { acceptOffer, leaveWaitingList } from "@/lib/client/waiting/waiting-list";

interface WaitingActionsProps {
  id: number;
  title: string;
  isOffered: boolean;
  /** Of the mailed link; without it the session decides. */
  token?: string;
  /** Cents: the price that is shown, at which it is accepted. */
  expectedTotal?: number;
}

/** Accepts or declines an offer at one press; leaving the list without an offer is confirmed first. */
export function WaitingActions({ id, title, isOffered, token, expectedTotal }: WaitingActionsProps) {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(action: () => Promise<unknown>, done: string, failure: string): Promise<void> {
    setPending(true);
    try {
      await action();
      toast({ title: done, description: title });
    } catch (error) {
      toast({ variant: "destructive", title: failure, description: failureText(error) });
    } finally {
      setPending(false);
      // The page shows the state after a failure as well.
      router.refresh();
    }
  }
  const leave = () =>
    run(() => leaveWaitingList(id, token), "Non sei più in lista", "Operazione non riuscita");

  if (!isOffered)
    return (
      <>
        <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
          Togliti dalla lista
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Togliersi dalla lista d'attesa?"
          description={`${title}. Perdi il tuo posto in lista.`}
          confirmLabel="Togliti dalla lista"
          cancelLabel="Resta in lista"
          destructive
          onConfirm={leave}
        />
      </>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton
        variant="action"
        pending={pending}
        onClick={() =>
          run(() => acceptOffer(id, token, expectedTotal), "È tuo!", "Non è stato possibile accettare")
        }
      >
        Accetta il posto
      </SubmitButton>
      <Button variant="outline" disabled={pending} onClick={leave}>
        Lascia il posto
      </Button>
    </div>
  );
}
