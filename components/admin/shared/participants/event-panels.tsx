"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toldAllWords } from "@/components/admin/shared/told-words";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { summaryOf } from "@/components/catalogue/events/event-card";
import { EventRegistrationDialog } from "@/components/catalogue/events/event-registration-dialog";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { api } from "@/lib/client/api-client";
import { hasEnough } from "@/lib/domain/catalogue/event-registration";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { CancelAllDialog } from "./cancel-all-dialog";
import { CheckInDialog } from "./check-in-dialog";
import { MessageDialog } from "./message-dialog";
import { useEventParticipants } from "./use-participants";

interface PanelProps {
  row: CentreEvent;
  onClose: () => void;
}

const titleOf = (event: CentreEvent) => `${event.title}, ${eventDays(event)}`;
const pathOf = ({ id }: CentreEvent) => `/api/events/${id}`;

export function EventCheckIn({ row, onClose }: PanelProps) {
  const { people } = useEventParticipants(row);
  return <CheckInDialog title={row.title} when={eventDays(row)} people={people} onClose={onClose} />;
}

export function EventMessage({ row, onClose }: PanelProps) {
  const { reachable } = useEventParticipants(row);
  if (reachable === undefined) return null;
  return (
    <MessageDialog path={pathOf(row)} title={titleOf(row)} recipients={reachable.length} onClose={onClose} />
  );
}

export function EventCancellation({ row, onClose }: PanelProps) {
  const { people } = useEventParticipants(row);
  if (people === undefined) return null;
  if (row.status === "canceled") return <AlreadyCanceled title={titleOf(row)} onClose={onClose} />;
  return (
    <CancelAllDialog
      path={pathOf(row)}
      what="evento"
      title={titleOf(row)}
      places={people}
      onClose={onClose}
    />
  );
}

/** A canceled thing stays so. */
export function AlreadyCanceled({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="È già annullato"
      description={`${title}: gli iscritti sono stati avvisati.`}
      confirmLabel="Ho capito"
      cancelLabel="Chiudi"
      onConfirm={() => {}}
    />
  );
}

const IS_FINAL = "Non si può tornare indietro: le mail partono subito.";

const STATUS_WORDS = { confirmed: "già confermato", canceled: "già annullato" } as const;

/** "Decidi": held when as many come as it needs, else canceled. */
export function EventDecision({ row, onClose }: PanelProps) {
  const act = useAdminAction();
  const count = `${row.currentParticipants} iscritti, ne servono ${row.minParticipants}`;
  const isHeld = hasEnough(row);
  if (row.status !== "scheduled")
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="È già deciso"
        description={`${titleOf(row)}: l'evento è ${STATUS_WORDS[row.status]}.`}
        confirmLabel="Ho capito"
        cancelLabel="Chiudi"
        onConfirm={() => {}}
      />
    );
  const decide = async () => {
    await act(() => api.post<{ recipients: number }>(`${pathOf(row)}/decision`), {
      success: isHeld ? "Evento confermato" : "Evento annullato",
      description: ({ recipients }) => toldAllWords(recipients),
      failure: "Decisione non riuscita",
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isHeld ? "Confermare l'evento?" : "Annullare l'evento?"}
      description={
        isHeld
          ? `${titleOf(row)}: ${count}. L'evento si tiene, e tutti vengono avvisati. ${IS_FINAL}`
          : `${titleOf(row)}: ${count}. L'evento viene annullato, a chi ha già pagato si rimborsa tutto, e tutti vengono avvisati. ${IS_FINAL}`
      }
      confirmLabel={isHeld ? "Conferma l'evento" : "Annulla l'evento"}
      cancelLabel="Indietro"
      destructive={!isHeld}
      onConfirm={decide}
    />
  );
}

/** "Aggiungi iscritto", for those who call. */
export function EventSignUpForOther({ row, onClose }: PanelProps) {
  const client = useQueryClient();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/events"),
    });
    onClose();
  };
  return <EventRegistrationDialog event={summaryOf(row)} opener={opener} onClose={close} isForOther />;
}
