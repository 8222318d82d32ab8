import { AttendanceDialog } from "@/components/admin/shared/participants/attendance-dialog";
import { EventSignUpsDialog } from "@/components/admin/shared/participants/event-sign-ups-dialog";
import {
  CheckIns,
  EventDecision,
  eventPanel,
  MessageToParticipants,
  OfferingCancellation,
  SignUpForOther,
} from "@/components/admin/shared/participants/offering-panels";
import { titleColumn } from "@/components/admin/shared/resource/cells";
import { ACTIVE_VISIBILITY } from "@/components/admin/shared/resource/public-fields";
import type { Resource } from "@/components/admin/shared/resource/resource";
import { Ban, ClipboardCheck, Gavel, Mail, QrCode, UserPlus, Users } from "@/components/ui/icons";
import { csvDay } from "@/lib/client/csv";
import { sortEvents } from "@/lib/domain/catalogue/event-state";
import { isMoved } from "@/lib/domain/catalogue/moved";
import { formatPriceText, parsePrice } from "@/lib/domain/money/money";
import { formatDayRange, formatShortDay } from "@/lib/domain/time/day-format";
import { type EventInput, eventFormSchema, type ShownEvent } from "@/lib/schemas/catalogue/event";
import { EVENT_SECTIONS, type EventValues, eventValues } from "./event-form";

const STATUS_LABELS: Record<ShownEvent["status"], string> = {
  scheduled: "In programma",
  confirmed: "Confermato",
  canceled: "Annullato",
};

/** A canceled event has no places left to count; its state has a column of its own. */
const placesText = ({ status, currentParticipants, maxParticipants }: ShownEvent) =>
  status === "canceled" ? "—" : `${currentParticipants}/${maxParticipants}`;

export const eventsResource: Resource<ShownEvent, EventValues, EventInput> = {
  page: "events",
  addPage: "add-event",
  endpoint: "/api/events",
  listPath: "/api/events?all=true",
  csvName: "eventi",
  texts: {
    theOne: "l'evento",
    addTitle: "Aggiungi evento",
    editTitle: "Modifica evento",
    search: "Cerca un evento",
    empty: { title: "Nessun evento", description: "Aggiungi il primo evento: comparirà subito sul sito." },
    created: "Evento creato",
    updated: "Evento aggiornato",
    deleted: "Evento eliminato",
    restored: { done: "Evento ripristinato", failed: "Errore nel ripristino dell'evento" },
    createFailed: "Errore nella creazione dell'evento",
    updateFailed: "Errore nell'aggiornamento dell'evento",
    deleteFailed: "Errore nell'eliminazione dell'evento",
    deleteHint: "L'evento potrebbe avere delle iscrizioni.",
    linked: {
      before: "Se qualcuno si è iscritto non sarà possibile, ma si potrà togliere l'evento dal sito.",
      refused: "Le iscrizioni restano nell'archivio, anche quelle annullate.",
      hideInstead: "Puoi invece rendere l'evento inattivo: non si vede più sul sito, le iscrizioni restano.",
    },
    idMissing: "ID dell'evento mancante, impossibile aggiornare.",
  },
  nameOf: ({ title }) => title,
  inOrder: sortEvents,
  visibility: ACTIVE_VISIBILITY,
  extraActions: [
    { label: "Iscritti", Icon: Users, panel: EventSignUpsDialog },
    { label: "Ingresso", Icon: QrCode, panel: eventPanel(CheckIns) },
    { label: "Presenze", Icon: ClipboardCheck, panel: eventPanel(AttendanceDialog) },
    { label: "Aggiungi iscritto", Icon: UserPlus, panel: eventPanel(SignUpForOther) },
    { label: "Scrivi a tutti", Icon: Mail, panel: eventPanel(MessageToParticipants) },
    { label: "Decidi", Icon: Gavel, panel: EventDecision },
    { label: "Annulla evento", Icon: Ban, panel: eventPanel(OfferingCancellation) },
  ],
  columns: [
    titleColumn(),
    {
      key: "eventDate",
      header: "Data",
      priority: "high",
      cell: ({ eventDate, endDate }) =>
        endDate && endDate !== eventDate ? formatDayRange(eventDate, endDate) : formatShortDay(eventDate),
      text: ({ eventDate }) => csvDay(eventDate),
      sortValue: ({ eventDate, startTime }) => `${eventDate} ${startTime}`,
    },
    {
      key: "location",
      header: "Luogo",
      priority: "low",
      cell: ({ location }) => location || "—",
      text: ({ location }) => location,
      sortValue: ({ location }) => location,
    },
    {
      key: "places",
      header: "Iscritti",
      priority: "high",
      align: "end",
      cell: placesText,
      text: placesText,
      sortValue: ({ currentParticipants }) => currentParticipants,
    },
    {
      key: "status",
      header: "Si tiene",
      priority: "high",
      cell: ({ status }) => STATUS_LABELS[status],
      text: ({ status }) => STATUS_LABELS[status],
      sortValue: ({ status }) => STATUS_LABELS[status],
    },
    {
      key: "price",
      header: "Prezzo",
      priority: "low",
      align: "end",
      cell: ({ price }) => formatPriceText(price),
      text: ({ price }) => formatPriceText(price),
      sortValue: ({ price }) => parsePrice(price),
    },
  ],
  csvExtra: [
    { header: "Fine", value: ({ endDate }) => csvDay(endDate) },
    { header: "Dalle", value: ({ startTime }) => startTime },
    { header: "Alle", value: ({ endTime }) => endTime },
  ],
  schema: eventFormSchema,
  isLong: true,
  sections: EVENT_SECTIONS,
  toValues: eventValues,
  movedBy: (row, output) => {
    const before = { kind: "event" as const, ...row };
    return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
  },
  whyFinal: ({ status }) =>
    status === "scheduled" ? null : "la decisione sull'evento, già comunicata, non torna",
};
