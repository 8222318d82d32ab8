import { AttendanceDialog } from "@/components/admin/shared/participants/attendance-dialog";
import {
  CheckIns,
  coursePanel,
  MessageToParticipants,
  OfferingCancellation,
  SignUpForOther,
} from "@/components/admin/shared/participants/offering-panels";
import { titleColumn } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import { ACTIVE_VISIBILITY } from "@/components/admin/shared/resource/public-fields";
import type { Resource } from "@/components/admin/shared/resource/resource";
import { Ban, ClipboardCheck, Mail, QrCode, UserPlus } from "@/components/ui/icons";
import { csvDay } from "@/lib/client/csv";
import { comingCoursesFirst } from "@/lib/domain/catalogue/course-order";
import { isMoved } from "@/lib/domain/catalogue/moved";
import { formatPriceText, parsePrice } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import { type CourseInput, courseFormSchema, type ShownCourse } from "@/lib/schemas/catalogue/course";
import { COURSE_SECTIONS, type CourseValues, courseValues, FORMAT_LABELS, TYPE_LABELS } from "./course-form";

export const coursesResource: Resource<ShownCourse, CourseValues, CourseInput> = {
  page: "courses",
  addPage: "add-course",
  endpoint: "/api/courses",
  listPath: "/api/courses",
  csvName: "corsi",
  texts: {
    theOne: "il corso",
    addTitle: "Aggiungi corso",
    editTitle: "Modifica corso",
    search: "Cerca un corso",
    empty: { title: "Nessun corso", description: "Aggiungi il primo corso: comparirà subito sul sito." },
    created: "Corso creato",
    updated: "Corso aggiornato",
    deleted: "Corso eliminato",
    restored: { done: "Corso ripristinato", failed: "Errore nel ripristino del corso" },
    createFailed: "Errore nella creazione del corso",
    updateFailed: "Errore nell'aggiornamento del corso",
    deleteFailed: "Errore durante l'eliminazione",
    deleteHint: "Il corso potrebbe essere collegato a iscrizioni esistenti.",
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
  visibility: ACTIVE_VISIBILITY,
  extraActions: [
    { label: "Ingresso", Icon: QrCode, panel: coursePanel(CheckIns) },
    { label: "Presenze", Icon: ClipboardCheck, panel: coursePanel(AttendanceDialog) },
    { label: "Aggiungi iscritto", Icon: UserPlus, panel: coursePanel(SignUpForOther) },
    { label: "Scrivi a tutti", Icon: Mail, panel: coursePanel(MessageToParticipants) },
    { label: "Annulla corso", Icon: Ban, panel: coursePanel(OfferingCancellation) },
  ],
  columns: [
    titleColumn(),
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
  schema: courseFormSchema,
  isLong: true,
  sections: COURSE_SECTIONS,
  toValues: courseValues,
  movedBy: (row, output) => {
    const before = { kind: "course" as const, ...row };
    return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
  },
  whyFinal: ({ status }) => (status === "canceled" ? "l'annullamento, già comunicato, non torna" : null),
};
