import {
  CourseCancellation,
  CourseCheckIn,
  CourseMessage,
  CourseSignUpForOther,
} from "@/components/admin/participants/course-panels";
import { Price } from "@/components/shared/price";
import { Ban, Mail, QrCode, UserPlus } from "@/components/ui/icons";
import { csvDay } from "@/lib/client/csv";
import { comingCoursesFirst } from "@/lib/domain/course/course-order";
import { formatPriceText, parsePrice } from "@/lib/domain/money/money";
import { imageAddress } from "@/lib/domain/space/space-image";
import { formatShortDay } from "@/lib/domain/time/day-format";
import {
  COURSE_FORMATS,
  COURSE_TYPES,
  type Course,
  type CourseInput,
  courseInputSchema,
} from "@/lib/schemas/course";
import { PictureAndName } from "./cells";
import type { Resource } from "./resource";

type Values = typeof courseInputSchema._zod.input;

const FORMAT_LABELS: Record<Course["format"], string> = {
  presenza: "In presenza",
  online: "Online",
  misto: "Misto",
};
const TYPE_LABELS: Record<Course["type"], string> = { individuale: "Individuale", gruppo: "Di gruppo" };

export const coursesResource: Resource<Course, Values, CourseInput> = {
  endpoint: "/api/courses",
  listPath: "/api/courses",
  csvName: "corsi",
  words: {
    theOne: "il corso",
    addTitle: "Aggiungi corso",
    editTitle: "Modifica corso",
    search: "Cerca un corso",
    empty: { title: "Nessun corso", description: "Aggiungi il primo corso: comparirà subito sul sito." },
    created: "Corso creato",
    updated: "Corso aggiornato",
    deleted: "Corso eliminato",
    createFailed: "Errore nella creazione del corso",
    updateFailed: "Errore nell'aggiornamento del corso",
    deleteFailed: "Errore durante l'eliminazione",
    deleteHint: "Il corso potrebbe essere collegato a prenotazioni esistenti.",
    linked: {
      before: "Se qualcuno si è iscritto non sarà possibile, ma si potranno chiudere le iscrizioni.",
      refused: "Le iscrizioni restano nell'archivio, anche quelle annullate.",
      hideInstead:
        "Puoi invece rendere il corso inattivo: resta in fondo all'elenco e nessuno può più iscriversi.",
    },
    idMissing: "ID del corso mancante, impossibile aggiornare.",
  },
  nameOf: ({ title }) => title,
  inOrder: comingCoursesFirst,
  visibility: {
    isOn: ({ isActive }) => isActive,
    change: (isActive) => ({ isActive }),
    header: "Stato",
    on: "Attivo",
    off: "Inattivo",
    hideLabel: "Rendi inattivo",
  },
  extraActions: [
    { label: "Ingresso", Icon: QrCode, panel: CourseCheckIn },
    { label: "Aggiungi iscritto", Icon: UserPlus, panel: CourseSignUpForOther },
    { label: "Scrivi a tutti", Icon: Mail, panel: CourseMessage },
    { label: "Annulla corso", Icon: Ban, panel: CourseCancellation },
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
      key: "format",
      header: "Formato",
      priority: "low",
      cell: ({ format, type }) => `${FORMAT_LABELS[format]}, ${TYPE_LABELS[type].toLowerCase()}`,
      text: ({ format, type }) => `${FORMAT_LABELS[format]}, ${TYPE_LABELS[type].toLowerCase()}`,
      sortValue: ({ format }) => FORMAT_LABELS[format],
    },
    {
      key: "startDate",
      header: "Inizio",
      priority: "high",
      cell: ({ startDate, status }) =>
        status === "canceled" ? "Annullato" : startDate ? formatShortDay(startDate) : "—",
      text: ({ startDate }) => csvDay(startDate),
      sortValue: ({ startDate }) => startDate,
    },
    {
      key: "maxParticipants",
      header: "Posti",
      priority: "low",
      align: "end",
      cell: ({ maxParticipants }) => maxParticipants ?? "senza limite",
      text: ({ maxParticipants }) => String(maxParticipants ?? ""),
      sortValue: ({ maxParticipants }) => maxParticipants,
    },
    {
      key: "price",
      header: "Prezzo",
      priority: "high",
      align: "end",
      cell: ({ price }) => <Price value={formatPriceText(price)} />,
      text: ({ price }) => formatPriceText(price),
      sortValue: ({ price }) => parsePrice(price),
    },
  ],
  csvExtra: [
    { header: "Durata", value: ({ duration }) => duration },
    { header: "Orari", value: ({ schedule }) => schedule },
    { header: "Luogo", value: ({ location }) => location },
  ],
  schema: courseInputSchema,
  sections: [
    {
      title: "Il corso",
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
        {
          kind: "select",
          name: "format",
          label: "Formato",
          width: "half",
          options: COURSE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] })),
        },
        {
          kind: "select",
          name: "type",
          label: "Tipo",
          width: "half",
          options: COURSE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
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
        { kind: "date", name: "startDate", label: "Data di inizio", optional: true, width: "half" },
        { kind: "date", name: "endDate", label: "Data di fine", optional: true, width: "half" },
        {
          kind: "text",
          name: "duration",
          label: "Durata",
          optional: true,
          width: "half",
          placeholder: "8 incontri",
        },
        {
          kind: "text",
          name: "schedule",
          label: "Orari",
          optional: true,
          width: "half",
          placeholder: "Martedì 18:30 – 20:00",
        },
        { kind: "switch", name: "isMultiDay", label: "Si svolge in più giorni" },
      ],
    },
    {
      title: "Spazio e incontri",
      description:
        "Con uno spazio, gli incontri della settimana, la data di inizio e quella di fine, lo spazio non si può prenotare in quelle ore. Nelle festività osservate e nei giorni di chiusura gli incontri non si tengono.",
      fields: [
        { kind: "space", name: "spaceId", label: "Spazio", none: "Nessuno spazio del centro" },
        { kind: "sessions", name: "sessions", label: "Incontri" },
      ],
    },
    {
      title: "Iscrizioni",
      fields: [
        {
          kind: "number",
          name: "maxParticipants",
          label: "Numero massimo di partecipanti",
          hint: "Vuoto: senza limite.",
          optional: true,
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
          kind: "switch",
          name: "requiresRegistration",
          label: "Serve l'iscrizione",
          hint: "Se spento, la pagina mostra solo le informazioni.",
        },
        {
          kind: "url",
          name: "googleFormUrl",
          label: "Modulo di iscrizione esterno",
          optional: true,
          hint: "Con un indirizzo il pulsante lo apre; vuoto, ci si iscrive qui sul sito.",
          placeholder: "https://",
        },
      ],
    },
    {
      title: "Sul sito",
      fields: [
        {
          kind: "textarea",
          name: "additionalInfo",
          label: "Altre informazioni",
          hint: "Una per riga.",
          optional: true,
          rows: 3,
        },
        { kind: "switch", name: "isActive", label: "Attivo" },
        { kind: "switch", name: "isPopular", label: "Popolare" },
        { kind: "switch", name: "isFeatured", label: "In evidenza" },
      ],
    },
  ],
  toValues: (course) => ({
    title: course?.title ?? "",
    description: course?.description ?? "",
    imageUrl: course?.imageUrl ?? "",
    format: course?.format ?? "presenza",
    type: course?.type ?? "gruppo",
    location: course?.location ?? "",
    price: course?.price ?? "",
    startDate: course?.startDate ?? "",
    endDate: course?.endDate ?? "",
    duration: course?.duration ?? "",
    schedule: course?.schedule ?? "",
    isMultiDay: course?.isMultiDay ?? false,
    spaceId: String(course?.spaceId ?? ""),
    sessions: course?.sessions ?? [],
    maxParticipants: String(course?.maxParticipants ?? ""),
    minParticipants: String(course?.minParticipants ?? 1),
    requiresRegistration: course?.requiresRegistration ?? true,
    googleFormUrl: course?.googleFormUrl ?? "",
    additionalInfo: (course?.additionalInfo ?? []).join("\n"),
    isActive: course?.isActive ?? true,
    isPopular: course?.isPopular ?? false,
    isFeatured: course?.isFeatured ?? false,
  }),
};
