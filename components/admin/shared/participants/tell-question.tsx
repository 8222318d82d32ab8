"use client";

import { useEffect } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { useParticipants } from "./use-participants";

/** "Avvisa 12 iscritti", "Avvisa un iscritto" */
export const tellLabel = (count: number): string =>
  count === 1 ? "Avvisa un iscritto" : `Avvisa ${count} iscritti`;

const withoutAddress = (count: number) =>
  count === 1 ? "Uno non ha un indirizzo: avvisalo tu." : `${count} non hanno un indirizzo: avvisali tu.`;

/** "Avvisare gli iscritti?", before an event or a course is moved. */
export function TellQuestion({
  offering,
  onDecide,
}: {
  offering: Offering;
  /** Null: back to the form. */
  onDecide: (tells: boolean | null) => void;
}) {
  const { people, reachable } = useParticipants(offering);
  const isNobody = people?.length === 0;
  useEffect(() => {
    if (isNobody) onDecide(true);
  }, [isNobody, onDecide]);
  if (people === undefined || reachable === undefined || isNobody) return null;
  const silent = people.length - reachable.length;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onDecide(null)}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Avvisare gli iscritti?</AlertDialogTitle>
          <AlertDialogDescription>
            {reachable.length > 0
              ? `${offering.title} cambia data, orario o sala. Chi avvisi riceve una e-mail con che cosa cambia e gli appuntamenti aggiornati per il calendario.`
              : `${offering.title} cambia data, orario o sala, e nessun iscritto ha un indirizzo: non parte alcuna e-mail.`}
            {silent > 0 && reachable.length > 0 && ` ${withoutAddress(silent)}`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">Indietro</Button>
          </AlertDialogCancel>
          <Button variant={reachable.length > 0 ? "outline" : "default"} onClick={() => onDecide(false)}>
            {reachable.length > 0 ? "Non avvisare" : "Salva"}
          </Button>
          {reachable.length > 0 && (
            <Button onClick={() => onDecide(true)}>{tellLabel(reachable.length)}</Button>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
