import {
  EventCancellation,
  EventCheckIn,
  EventDecision,
  EventMessage,
  EventSignUpForOther,
} from "@/components/admin/participants/event-panels";
import { RegistrationsDialog } from "@/components/admin/participants/registrations-dialog";
import { Ban, Gavel, Mail, QrCode, UserPlus, Users } from "@/components/ui/icons";
import { csvDay } from "@/lib/client/csv";
import { sortEvents } from "@/lib/domain/event/event-registration";
import { formatPriceText, parsePrice } from "@/lib/domain/money/money";
import { imageAddress } from "@/lib/domain/space/space-image";
import { formatDayRange, formatShortDay } from "@/lib/domain/time/day-format";
import { type CentreEvent, type EventInput, eventFormSchema } from "@/lib/schemas/event";
import { site } from "@/lib/site";
import { PictureAndName } from "./cells";
import type { Resource } from "./resource";

type Values = typeof eventFormSchema._zod.input;

const STATUS_LABELS: Record<CentreEvent["status"], string> = {
  scheduled: "In programma",
  confirmed: "Confermato",
  canceled: "Annullato",
};

const placesText = ({ currentParticipants, maxParticipants }: CentreEvent) =>
  `${currentParticipants}/${maxParticipants}`;

export const eventsResource: Resource<CentreEvent, Values, EventInput> = {
  endpoint: "/api/events",
  listPath: "/api/events?all=true",
  csvName: "eventi",
  words: {
    theOne: "l'evento",
    addTitle: "Aggiungi evento",
    editTitle: "Modifica evento",
    search: "Cerca un evento",
    empty: { title: "Nessun evento", description: "Aggiungi il primo evento: comparirà subito sul sito." },
    created: "Evento creato",
    updated: "Evento aggiornato",
    deleted: "Evento eliminato",
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
  visibility: {
    isOn: ({ isActive }) => isActive,
    change: (isActive) => ({ isActive }),
    header: "Stato",
    on: "Attivo",
    off: "Inattivo",
    hideLabel: "Rendi inattivo",
  },
  extraActions: [
    { label: "Iscritti", Icon: Users, panel: RegistrationsDialog },
    { label: "Ingresso", Icon: QrCode, panel: EventCheckIn },
    { label: "Aggiungi iscritto", Icon: UserPlus, panel: EventSignUpForOther },
    { label: "Scrivi a tutti", Icon: Mail, panel: EventMessage },
    { label: "Decidi", Icon: Gavel, panel: EventDecision },
    { label: "Annulla evento", Icon: Ban, panel: EventCancellation },
  ],
  columns: [
    {
      key: "title",
      header: "Titolo",
      priority: "title",
      cell: ({ imageUrl, title }) => <PictureAndName src={imageAddress(imageUrl)} name={title} />,
      text: ({ title }) => title,
      sortValue: ({ title }) => title,
    },
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
  sections: [
    {
      title: "L'evento",
      fields: [
        { kind: "text", name: "title", label: "Titolo" },
        { kind: "textarea", name: "description", label: "Descrizione", rows: 5 },
        {
          kind: "image",
          name: "imageUrl",
          label: "Immagine",
          hint: "JPG, PNG, GIF, WEBP fino a 5 MB. Senza immagine si vede il logo.",
          endpoint: "/api/upload/space-image",
          maxMegabytes: 5,
        },
        { kind: "text", name: "location", label: "Luogo", optional: true, width: "half" },
        {
          kind: "price",
          name: "price",
          label: "Prezzo",
          width: "half",
          hint: "Un numero in euro oppure una descrizione.",
        },
      ],
    },
    {
      title: "Quando",
      fields: [
        { kind: "switch", name: "isMultiDay", label: "Si svolge in più giorni" },
        { kind: "date", name: "eventDate", label: "Data", width: "half" },
        { kind: "date", name: "endDate", label: "Data di fine", width: "half", shownWith: "isMultiDay" },
        { kind: "time", name: "startTime", label: "Dalle", width: "half" },
        { kind: "time", name: "endTime", label: "Alle", width: "half" },
        {
          kind: "space",
          name: "spaceId",
          label: "Spazio",
          none: "Nessuno spazio del centro",
          hint: "In quei giorni e orari lo spazio non si può prenotare.",
        },
      ],
    },
    {
      title: "Iscrizioni",
      fields: [
        {
          kind: "number",
          name: "maxParticipants",
          label: "Numero massimo di partecipanti",
          width: "half",
        },
        {
          kind: "number",
          name: "minParticipants",
          label: "Numero minimo di partecipanti",
          optional: true,
          width: "half",
        },
        {
          kind: "url",
          name: "googleFormUrl",
          label: "Modulo di iscrizione esterno (Google Form)",
          optional: true,
          hint: "Con un indirizzo il pulsante lo apre; vuoto, ci si iscrive qui sul sito.",
          placeholder: "https://",
        },
        {
          kind: "number",
          name: "externalParticipants",
          label: "Iscritti dal modulo esterno",
          hint: "Contano nei posti occupati.",
        },
        {
          kind: "date",
          name: "decideOn",
          label: "Si decide il",
          optional: true,
          hint: "Alle 9 di quel giorno: con il numero minimo l'evento è confermato, altrimenti annullato, e tutti vengono avvisati.",
        },
        { kind: "switch", name: "isRegistrationOpen", label: "Iscrizioni aperte" },
      ],
    },
    {
      title: "Sul sito",
      fields: [
        { kind: "switch", name: "isActive", label: "Attivo" },
        { kind: "switch", name: "isPopular", label: "Popolare" },
        { kind: "switch", name: "isFeatured", label: "In evidenza" },
      ],
    },
  ],
  toValues: (event) => ({
    title: event?.title ?? "",
    description: event?.description ?? "",
    imageUrl: event?.imageUrl ?? "",
    location: event?.location ?? "",
    price: event?.price ?? "",
    eventDate: event?.eventDate ?? "",
    endDate: event?.endDate ?? "",
    startTime: event?.startTime ?? "09:00",
    endTime: event?.endTime ?? "18:00",
    isMultiDay: Boolean(event?.endDate && event.endDate > event.eventDate),
    spaceId: String(event?.spaceId ?? ""),
    decideOn: event?.decideOn ?? "",
    externalParticipants: String(event?.externalParticipants ?? 0),
    maxParticipants: String(event?.maxParticipants ?? ""),
    minParticipants: String(event?.minParticipants ?? 1),
    googleFormUrl: event ? (event.googleFormUrl ?? "") : site.defaultEventFormUrl,
    isRegistrationOpen: event?.isRegistrationOpen ?? true,
    isActive: event?.isActive ?? true,
    isPopular: event?.isPopular ?? false,
    isFeatured: event?.isFeatured ?? false,
  }),
};
