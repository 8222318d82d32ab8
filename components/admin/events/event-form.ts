import {
  externalFormField,
  LOCATION_FIELD,
  MAX_PARTICIPANTS_FIELD,
  MIN_PARTICIPANTS_FIELD,
  PRICE_FIELD,
  PUBLIC_SWITCHES,
  publicValues,
  titleFields,
} from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { translationValues } from "@/components/shared/form/translation-values";
import type { eventFormSchema, ShownEvent } from "@/lib/schemas/catalogue/event";

export type EventValues = typeof eventFormSchema._zod.input;

export const EVENT_SECTIONS: readonly FormSection<EventValues>[] = [
  { title: "Cosa", fields: [...titleFields("event")] },
  {
    title: "Quando e dove",
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
      LOCATION_FIELD,
    ],
  },
  {
    title: "Posti e prezzo",
    fields: [
      PRICE_FIELD,
      MAX_PARTICIPANTS_FIELD,
      MIN_PARTICIPANTS_FIELD,
      {
        kind: "date",
        name: "decideOn",
        label: "Si decide il",
        optional: true,
        hint: "Alle 9 di quel giorno: con il numero minimo l'evento è confermato, altrimenti annullato, e tutti vengono avvisati.",
      },
    ],
  },
  {
    title: "Pubblicazione",
    fields: [
      { kind: "switch", name: "isRegistrationOpen", label: "Iscrizioni aperte" },
      externalFormField("Modulo di iscrizione esterno (Google Form)"),
      {
        kind: "number",
        name: "externalParticipants",
        label: "Iscritti dal modulo esterno",
        hint: "Contano nei posti occupati.",
      },
      ...PUBLIC_SWITCHES,
    ],
  },
];

/** Initial values of the form: of an existing event, or of a new one. */
export const eventValues = (event: ShownEvent | null): EventValues => ({
  ...publicValues(event),
  eventDate: event?.eventDate ?? "",
  endDate: event?.endDate ?? "",
  startTime: event?.startTime ?? "09:00",
  endTime: event?.endTime ?? "18:00",
  isMultiDay: Boolean(event?.endDate && event.endDate > event.eventDate),
  decideOn: event?.decideOn ?? "",
  externalParticipants: String(event?.externalParticipants ?? 0),
  googleFormUrl: event?.googleFormUrl ?? "",
  isRegistrationOpen: event?.isRegistrationOpen ?? true,
  translations: translationValues(event?.translations, { title: "", description: "", location: "" }),
});
