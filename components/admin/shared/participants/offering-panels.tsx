"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { mailNoticeToAll } from "@/components/admin/shared/mail-notice-text";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { courseSummary, eventSummary } from "@/components/catalogue/sign-up/offering-summary";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { api } from "@/lib/client/api-client";
import { signUpsPath } from "@/lib/client/sign-up/sign-up";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { hasEnough } from "@/lib/domain/catalogue/event-state";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { Doors } from "@/lib/schemas/sign-up/check-in";
import { AddParticipantDialog } from "./add-participant-dialog";
import { CancelOfferingDialog } from "./cancel-offering-dialog";
import { CheckInDialog } from "./check-in-dialog";
import { MessageDialog } from "./message-dialog";
import { useParticipants } from "./use-participants";

/** What the panel does with the participants of an event or a course; each opens from its row in the list. */

interface PanelProps {
  offering: Offering;
  onClose: () => void;
}

interface RowProps<Row> {
  row: Row;
  onClose: () => void;
}

/** A panel for the rows of the list of events. */
export const eventPanel = (Panel: ComponentType<PanelProps>) =>
  function EventPanel({ row, onClose }: RowProps<CentreEvent>) {
    return <Panel offering={{ kind: "event", ...row }} onClose={onClose} />;
  };

/** A panel for the rows of the list of courses. */
export const coursePanel = (Panel: ComponentType<PanelProps>) =>
  function CoursePanel({ row, onClose }: RowProps<Course>) {
    return <Panel offering={{ kind: "course", ...row }} onClose={onClose} />;
  };

const ADDRESSES: Record<OfferingKind, string> = { event: "/api/events", course: "/api/courses" };
const pathOf = ({ kind, id }: Offering) => `${ADDRESSES[kind]}/${id}`;

const titleOf = (offering: Offering) =>
  offering.kind === "event" ? `${offering.title}, ${eventDays(offering)}` : offering.title;

/** "Ingresso": who is expected today, at the lesson or the day of an event. */
export function CheckIns({ offering, onClose }: PanelProps) {
  const { kind, id, title } = offering;
  const { data } = useOfflineQuery<Doors>("/api/check-ins");
  const door = data?.value.doors.find((one) => one.kind === kind && one.id === id);
  return (
    <CheckInDialog
      title={title}
      {...(kind === "event" ? { when: eventDays(offering) } : {})}
      people={data && (door?.people ?? [])}
      onClose={onClose}
    />
  );
}

/** "Scrivi a tutti" */
export function MessageToParticipants({ offering, onClose }: PanelProps) {
  const { reachable } = useParticipants(offering);
  if (reachable === undefined) return null;
  return (
    <MessageDialog
      path={pathOf(offering)}
      title={titleOf(offering)}
      recipients={reachable.length}
      onClose={onClose}
    />
  );
}

/** "Annulla evento", "Annulla corso" */
export function OfferingCancellation({ offering, onClose }: PanelProps) {
  const { people } = useParticipants(offering);
  if (people === undefined) return null;
  const title = titleOf(offering);
  if (offering.status === "canceled")
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="È già annullato"
        description={`${title}: non c'è altro da annullare.`}
        confirmLabel="Ho capito"
        cancelLabel="Chiudi"
        onConfirm={() => {}}
      />
    );
  return (
    <CancelOfferingDialog
      path={pathOf(offering)}
      kind={offering.kind}
      title={title}
      signUps={people}
      onClose={onClose}
    />
  );
}

/** "Aggiungi iscritto", for those who call. */
export function SignUpForOther({ offering, onClose }: PanelProps) {
  const client = useQueryClient();
  // The number of participants in the list of events follows the sign-ups.
  const changed = offering.kind === "event" ? ADDRESSES.event : signUpsPath(offering);
  const close = () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(changed),
    });
    onClose();
  };
  const summary = offering.kind === "event" ? eventSummary(offering) : courseSummary(offering);
  return <AddParticipantDialog offering={summary} onClose={close} />;
}

const IS_FINAL = "Non si può tornare indietro: le e-mail partono subito.";

const STATUS_WORDS = { confirmed: "già confermato", canceled: "già annullato" } as const;

/** "Decidi": an event is held with as many participants as it needs, else canceled. */
export function EventDecision({ row, onClose }: RowProps<CentreEvent>) {
  const act = useAdminAction();
  const title = titleOf({ kind: "event", ...row });
  const { reachable } = useParticipants({ kind: "event", ...row });
  const told = reachable === undefined ? "" : `${mailNoticeToAll(reachable.length)} `;
  const count = `${row.currentParticipants} iscritti, ne servono ${row.minParticipants}`;
  const isHeld = hasEnough(row);
  if (row.status !== "scheduled")
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="È già deciso"
        description={`${title}: l'evento è ${STATUS_WORDS[row.status]}.`}
        confirmLabel="Ho capito"
        cancelLabel="Chiudi"
        onConfirm={() => {}}
      />
    );
  const decide = async () => {
    await act(() => api.post<{ recipients: number }>(`/api/events/${row.id}/decision`), {
      success: isHeld ? "Evento confermato" : "Evento annullato",
      description: ({ recipients }) => mailNoticeToAll(recipients),
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
          ? `${title}: ${count}. L'evento si tiene. ${told}${IS_FINAL}`
          : `${title}: ${count}. L'evento viene annullato e a chi ha già pagato si rimborsa tutto. ${told}${IS_FINAL}`
      }
      confirmLabel={isHeld ? "Conferma l'evento" : "Annulla l'evento"}
      cancelLabel="Indietro"
      destructive={!isHeld}
      onConfirm={decide}
    />
  );
}
