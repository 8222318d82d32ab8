"use client";

import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { hasEmail } from "@/lib/domain/person/email";
import { waitingPositionLabel } from "@/lib/domain/waiting/waiting-labels";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** The confirmation after joining the waiting list. */
export function JoinedDialog({
  entry,
  opener,
  onClose,
}: {
  entry: WaitingEntry;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          // What had the focus before was the form, which is gone.
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Sei in lista d'attesa</DialogTitle>
          <DialogDescription>{entry.title}</DialogDescription>
        </DialogHeader>
        <p className="font-display-soft text-xl">{waitingPositionLabel(entry.position ?? 1)}.</p>
        {hasEmail(entry.email) ? (
          <p>
            Appena si libera ti scriviamo a <span className="font-semibold wrap-anywhere">{entry.email}</span>{" "}
            e lo teniamo da parte per te. Nell'e-mail che ti abbiamo appena mandato c'è il link per toglierti
            dalla lista.
          </p>
        ) : (
          <p>Nessun indirizzo e-mail: quando si libera, avvisa tu il cliente.</p>
        )}
        <Button size="lg" className="w-full" onClick={onClose}>
          Ho capito, grazie
        </Button>
      </DialogContent>
    </Dialog>
  );
}
