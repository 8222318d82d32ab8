import { PictureAndName } from "@/components/admin/shared/resource/cells";
import type { Resource } from "@/components/admin/shared/resource/resource";
import { ExternalCalendarStatus } from "@/components/admin/spaces/external-calendar-status";
import { Price } from "@/components/admin/spaces/price";
import { RoomCalendarDialog } from "@/components/admin/spaces/room-calendar-dialog";
import { RoomMessageDialog } from "@/components/admin/spaces/room-message-dialog";
import { RoomPicturesDialog } from "@/components/admin/spaces/room-pictures-dialog";
import { CalendarSync, Images, Mail } from "@/components/ui/icons";
import { dayPriceCents, formatRates } from "@/lib/domain/room-time/pricing";
import { SPACE_TYPE_LABELS } from "@/lib/domain/search/space-search";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { type ShownSpace, type SpaceInput, spaceInputSchema } from "@/lib/schemas/space/space";
import { NEW_SPACE_SECTIONS, SPACE_SECTIONS, type SpaceValues, spaceValues } from "./space-form";

export const spacesResource: Resource<ShownSpace, SpaceValues, SpaceInput> = {
  page: "spaces",
  addPage: "add-space",
  endpoint: "/api/spaces",
  listPath: "/api/spaces",
  csvName: "spazi",
  texts: {
    theOne: "lo spazio",
    addTitle: "Aggiungi spazio",
    editTitle: "Modifica spazio",
    search: "Cerca uno spazio",
    empty: {
      title: "Nessuno spazio",
      description: "Aggiungi il primo spazio: comparirà subito sul sito.",
    },
    created: "Spazio creato",
    updated: "Spazio aggiornato",
    deleted: "Spazio eliminato",
    createFailed: "Errore nella creazione dello spazio",
    updateFailed: "Errore nell'aggiornamento dello spazio",
    deleteFailed: "Errore durante l'eliminazione",
    deleteHint: "Lo spazio potrebbe essere collegato a prenotazioni esistenti.",
    linked: {
      before:
        "Se ci sono prenotazioni non sarà possibile, ma si potrà togliere lo spazio dalle prenotazioni.",
      refused: "Le prenotazioni restano nell'archivio, anche quelle annullate.",
      hideInstead: "Puoi invece renderlo non disponibile: si vede ancora, ma nessuno può più prenotarlo.",
    },
    idMissing: "ID dello spazio mancante, impossibile aggiornare.",
  },
  nameOf: ({ name }) => name,
  whyFinal: () => "con lo spazio se ne vanno le sue immagini e il suo calendario",
  extraActions: [
    { label: "Immagini", Icon: Images, panel: RoomPicturesDialog },
    { label: "Calendario", Icon: CalendarSync, panel: RoomCalendarDialog },
    { label: "Scrivi a tutti", Icon: Mail, panel: RoomMessageDialog },
  ],
  underForm: ExternalCalendarStatus,
  visibility: {
    isOn: ({ isAvailable }) => isAvailable,
    change: (isAvailable) => ({ isAvailable }),
    header: "Disponibilità",
    on: "Disponibile",
    off: "Non disponibile",
    hideLabel: "Rendi non disponibile",
  },
  columns: [
    {
      key: "name",
      header: "Nome",
      priority: "title",
      cell: (space) => <PictureAndName src={spaceImageUrl(space)} name={space.name} />,
      text: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      key: "type",
      header: "Tipo",
      priority: "low",
      cell: ({ type }) => SPACE_TYPE_LABELS[type],
      text: ({ type }) => SPACE_TYPE_LABELS[type],
      sortValue: ({ type }) => SPACE_TYPE_LABELS[type],
    },
    {
      key: "location",
      header: "Posizione",
      priority: "low",
      cell: ({ location }) => location || "—",
      text: ({ location }) => location,
      sortValue: ({ location }) => location,
    },
    {
      key: "capacity",
      header: "Persone",
      priority: "high",
      align: "end",
      cell: ({ capacity }) => capacity,
      text: ({ capacity }) => String(capacity),
      sortValue: ({ capacity }) => capacity,
    },
    {
      key: "halfDay",
      header: "Mezza giornata",
      priority: "high",
      align: "end",
      cell: (space) => <Price value={formatRates(space).halfDay} />,
      text: (space) => formatRates(space).halfDay,
    },
    {
      key: "day",
      header: "Giornata",
      priority: "high",
      align: "end",
      cell: (space) => <Price value={formatRates(space).day} />,
      text: (space) => formatRates(space).day,
      sortValue: dayPriceCents,
    },
  ],
  csvExtra: [
    { header: "Settimana", value: (space) => formatRates(space).week ?? "" },
    { header: "Apertura", value: ({ openingTime }) => openingTime },
    { header: "Chiusura", value: ({ closingTime }) => closingTime },
    { header: "Servizi", value: ({ amenities }) => amenities.join(", ") },
  ],
  schema: spaceInputSchema,
  sections: SPACE_SECTIONS,
  sectionsOfNew: NEW_SPACE_SECTIONS,
  toValues: spaceValues,
};
