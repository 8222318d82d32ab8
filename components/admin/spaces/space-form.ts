import { pictureField } from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { translationValues } from "@/components/shared/form/translation-values";
import { SERVICE_LABELS, SERVICES, SPACE_TYPE_LABELS, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import type { ShownSpace, spaceInputSchema } from "@/lib/schemas/space/space";

const PRICE_HINT = "Un numero in euro oppure una descrizione, per esempio “su richiesta”.";

export type SpaceValues = typeof spaceInputSchema._zod.input;

const PICTURE = pictureField("space", "Le altre immagini si aggiungono dall'elenco, con “Immagini”.");

const NEW_PICTURES = {
  kind: "images",
  name: "imageUrls",
  label: "Immagini",
  hint: `JPG, PNG, GIF, WEBP fino a 5 MB, al massimo ${MAX_SPACE_IMAGES}. Senza immagini si vede quella predefinita.`,
  endpoint: PICTURE.endpoint,
  maxMegabytes: PICTURE.maxMegabytes,
  most: MAX_SPACE_IMAGES,
} as const;

const sectionsWith = (
  pictures: typeof PICTURE | typeof NEW_PICTURES,
): readonly FormSection<SpaceValues>[] => [
  {
    title: "Lo spazio",
    fields: [
      { kind: "text", name: "name", label: "Nome", isTranslated: true },
      {
        kind: "select",
        name: "type",
        label: "Tipo",
        width: "half",
        options: SPACE_TYPES.map((value) => ({ value, label: SPACE_TYPE_LABELS[value] })),
      },
      { kind: "number", name: "capacity", label: "Capienza (persone)", width: "half" },
      { kind: "text", name: "location", label: "Posizione", placeholder: "Primo piano", isTranslated: true },
      { kind: "textarea", name: "description", label: "Descrizione", rows: 4, isTranslated: true },
      pictures,
    ],
  },
  {
    title: "Prezzi",
    description: PRICE_HINT,
    fields: [
      { kind: "price", name: "pricePerHour", label: "Tariffa Mezza Giornata", width: "third" },
      { kind: "price", name: "pricePerDay", label: "Tariffa giornaliera", width: "third" },
      { kind: "price", name: "pricePerWeek", label: "Tariffa settimanale", width: "third" },
    ],
  },
  {
    title: "Servizi e caratteristiche",
    fields: [
      {
        kind: "tags",
        name: "amenities",
        label: "Servizi",
        hint: "Separati da virgole.",
        placeholder: "Wi-Fi, Lavagna, Proiettore",
        isTranslated: true,
      },
      {
        kind: "text",
        name: "features.size",
        label: "Dimensione",
        width: "half",
        placeholder: "64 m²",
        isTranslated: true,
      },
      {
        kind: "text",
        name: "features.capacity",
        label: "Disposizione dei posti",
        width: "half",
        placeholder: "20 tappetini",
        isTranslated: true,
      },
      {
        kind: "checkboxes",
        name: "features",
        label: "Caratteristiche",
        options: SERVICES.map((service) => ({
          name: `features.${service}` as const,
          label: SERVICE_LABELS[service],
        })),
      },
    ],
  },
  {
    title: "Orari",
    fields: [
      { kind: "time", name: "openingTime", label: "Apertura", width: "third" },
      { kind: "time", name: "closingTime", label: "Chiusura", width: "third" },
      {
        kind: "number",
        name: "minBookingHours",
        label: "Ore minime di prenotazione",
        width: "third",
      },
      {
        kind: "number",
        name: "bufferMinutes",
        label: "Minuti liberi dopo ogni prenotazione",
        hint: "Per riordinare, da 0 a 240. Chi ha già prenotato resta com'è.",
      },
    ],
  },
  {
    title: "Orario settimanale",
    description:
      "Dove non c'è nessuna fascia vale l'orario di apertura. In un giorno con fasce si prenota solo dentro quelle prenotabili.",
    fields: [{ kind: "timetable", name: "timetable", label: "Orario settimanale" }],
  },
  {
    title: "Sul sito",
    fields: [
      {
        kind: "switch",
        name: "isAvailable",
        label: "Disponibile",
        hint: "Se spento, lo spazio si vede ma non si prenota.",
      },
      { kind: "switch", name: "isPopular", label: "Popolare", hint: "Mostra il contrassegno “Popolare”." },
      { kind: "switch", name: "isNew", label: "Nuovo", hint: "Mostra il contrassegno “Nuovo”." },
    ],
  },
  {
    title: "Calendario esterno",
    description:
      "Lo spazio può seguire un calendario tenuto altrove (Google, Outlook, quello di un insegnante): i suoi impegni occupano gli orari, le prenotazioni già fatte restano.",
    fields: [
      {
        kind: "url",
        name: "externalCalendarUrl",
        label: "Indirizzo iCal",
        optional: true,
        placeholder: "https://…/calendario.ics",
        hint: "Si legge al salvataggio e poi ogni 15 minuti. Chi lo conosce vede quegli impegni: qui lo vede solo chi usa il pannello.",
      },
    ],
  },
];

/** Form sections of an existing room; its further pictures have a dialog of their own. */
export const SPACE_SECTIONS = sectionsWith(PICTURE);
/** Form sections of a new room, with all of its pictures. */
export const NEW_SPACE_SECTIONS = sectionsWith(NEW_PICTURES);

/** Initial values of the form: of an existing space, or of a new one. */
export const spaceValues = (space: ShownSpace | null): SpaceValues => ({
  name: space?.name ?? "",
  type: space?.type ?? "meeting",
  location: space?.location ?? "",
  capacity: String(space?.capacity ?? 1),
  description: space?.description ?? "",
  imageUrl: space?.imageUrl ?? "",
  imageUrls: [],
  pricePerHour: space?.pricePerHour ?? "",
  pricePerDay: space?.pricePerDay ?? "",
  pricePerWeek: space?.pricePerWeek ?? "",
  amenities: (space?.amenities ?? []).join(", "),
  features: space?.features ?? {
    size: "",
    capacity: "",
    soundSystem: false,
    storage: false,
    yogaMats: false,
    airConditioning: false,
  },
  openingTime: space?.openingTime ?? "08:00",
  closingTime: space?.closingTime ?? "20:00",
  minBookingHours: String(space?.minBookingHours ?? 1),
  bufferMinutes: String(space?.bufferMinutes ?? 0),
  timetable: space?.timetable ?? [],
  isAvailable: space?.isAvailable ?? true,
  isPopular: space?.isPopular ?? false,
  isNew: space?.isNew ?? false,
  externalCalendarUrl: space?.externalCalendarUrl ?? "",
  translations: translationValues(space?.translations, TRANSLATED),
});

/** The texts in other languages, and what separates the items of lists. */
const TRANSLATED = { name: "", description: "", location: "", amenities: ", ", features: "" };
