import type { ImportField, SheetKind } from "./import-kinds";
import { CONTACTS, FULL_NAMES, field, NAMES, PERSON } from "./person-fields";

const LANGUAGE = field("language", "Lingua", ["language"], "it");

const FIELDS: Record<SheetKind, readonly ImportField[]> = {
  people: [
    ...PERSON,
    LANGUAGE,
    field(
      "memberUntil",
      "Socio fino al",
      ["member until", "tesserato fino al", "scadenza tessera"],
      "",
      "day",
    ),
    field(
      "certificateUntil",
      "Certificato medico fino al",
      ["certificate until", "medical certificate until", "scadenza certificato"],
      "",
      "day",
    ),
    field("note", "Nota", ["note", "notes", "comment", "commento", "annotazioni"]),
    field(
      "newsletterSince",
      "Newsletter dal",
      ["newsletter since", "newsletter", "iscritto alla newsletter dal"],
      "",
      "day",
    ),
  ],
  spaces: [
    field("name", "Nome", ["name", "room", "space", "sala", "spazio", "nome sala"], "Sala Salvia"),
    field("type", "Tipo", ["type", "kind", "tipologia"], "yoga"),
    field("description", "Descrizione", ["description"], "Luminosa, con pavimento in legno"),
    field("location", "Posizione", ["location", "position", "piano", "dove", "luogo"], "Primo piano"),
    field("capacity", "Capienza", ["capacity", "capacità", "posti", "seats", "persone"], "20", "integer"),
    field(
      "pricePerHour",
      "Prezzo mezza giornata",
      ["price per hour", "half day price", "half day", "mezza giornata"],
      "25,00",
      "price",
    ),
    field(
      "pricePerDay",
      "Prezzo giornata",
      ["price per day", "day price", "full day", "giornata"],
      "45,00",
      "price",
    ),
    field(
      "pricePerWeek",
      "Prezzo settimana",
      ["price per week", "week price", "week", "settimana"],
      "200,00",
      "price",
    ),
    field(
      "hourlyRate",
      "Prezzo orario",
      ["hourly rate", "hourly price", "tariffa oraria", "prezzo all'ora"],
      "",
      "price",
    ),
    field(
      "openingTime",
      "Apertura",
      ["opening time", "opens", "apre alle", "orario di apertura"],
      "08:00",
      "time",
    ),
    field(
      "closingTime",
      "Chiusura",
      ["closing time", "closes", "chiude alle", "orario di chiusura"],
      "20:00",
      "time",
    ),
    field(
      "bufferMinutes",
      "Minuti tra le prenotazioni",
      ["buffer minutes", "buffer", "pausa"],
      "15",
      "integer",
    ),
    field("amenities", "Dotazioni", ["amenities", "servizi", "equipment"], "Tappetini, Proiettore", "list"),
    field(
      "isAvailable",
      "Prenotabile",
      ["is available", "available", "bookable", "disponibile"],
      "sì",
      "flag",
    ),
  ],
  bookings: [
    field(
      "space",
      "Sala",
      ["room", "space", "spazio", "stanza", "space id", "space name", "spaceid"],
      "Sala Salvia",
    ),
    field(
      "startDate",
      "Data inizio",
      ["start date", "date", "data", "from", "dal", "giorno", "inizio", "data di inizio", "start"],
      "12/01/2027",
      "day",
    ),
    field(
      "endDate",
      "Data fine",
      ["end date", "to", "until", "al", "fine", "data di fine", "end"],
      "12/01/2027",
      "day",
    ),
    field(
      "startTime",
      "Ora inizio",
      ["start time", "from time", "dalle", "ora di inizio", "ora", "orario inizio"],
      "09:00",
      "time",
    ),
    field(
      "endTime",
      "Ora fine",
      ["end time", "to time", "alle", "ora di fine", "orario fine"],
      "11:00",
      "time",
    ),
    field(
      "isFullDay",
      "Giornata intera",
      ["is full day", "full day", "all day", "tutto il giorno"],
      "no",
      "flag",
    ),
    ...NAMES,
    ...CONTACTS,
    field(
      "purpose",
      "Scopo",
      ["purpose", "motivo", "attività", "activity", "title", "titolo", "oggetto"],
      "Gruppo di yoga",
    ),
    field(
      "attendees",
      "Partecipanti",
      ["attendees", "people", "persone", "numero di partecipanti", "participants"],
      "12",
      "integer",
    ),
    field(
      "totalAmount",
      "Importo",
      ["total amount", "total", "totale", "price", "prezzo", "amount"],
      "25,00",
      "cents",
    ),
    field("status", "Stato", ["status", "state"], "confermata"),
    field("notes", "Note", ["notes", "note", "comment", "commento"]),
  ],
  members: [
    field(
      "number",
      "Numero",
      [
        ...[
          "number",
          "member number",
          "n",
          "numero socio",
          "numero tessera",
          "tessera",
          "nr",
          "num",
          "n. tessera",
        ],
        ...["nr. tessera", "num. tessera", "numero di tessera", "tessera n.", "tessera numero", "n. socio"],
        ...["nr. socio", "numero di socio", "card number", "id socio", "matricola"],
      ],
      "1",
      "integer",
    ),
    ...PERSON,
    field(
      "category",
      "Categoria",
      ["category", "tipo socio", "tipo di socio", "categoria socio", "tipologia socio"],
      "ordinario",
    ),
    field("status", "Stato", ["status", "state", "stato socio", "attivo", "socio attivo", "active"], "socio"),
    field(
      "appliedOn",
      "Domanda",
      ["applied on", "application date", "data domanda", "data della domanda", "domanda del"],
      "10/01/2026",
      "day",
    ),
    field(
      "decidedOn",
      "Delibera del",
      [
        ...["decided on", "decision date", "admitted on", "data ammissione", "data delibera", "ammesso il"],
        ...["data di ammissione", "data iscrizione", "data di iscrizione", "iscritto il", "iscritto dal"],
        ...["socio dal", "member since"],
      ],
      "15/01/2026",
      "day",
    ),
    field("resolution", "Delibera", ["resolution", "verbale", "numero delibera"], "verbale n. 1"),
    field(
      "paidUntil",
      "Quota pagata fino al",
      [
        ...["paid until", "pagato fino al", "scadenza quota", "in regola fino al"],
        ...["scadenza tessera", "scad. tessera", "tessera valida fino al", "tesserato fino al"],
      ],
      "31/12/2026",
      "day",
    ),
    field(
      "endedOn",
      "Fine",
      [
        ...["ended on", "end date", "cessato il", "data cessazione", "data di cessazione", "data uscita"],
        ...["data recesso", "data di recesso", "data dimissioni", "dimesso il", "data di uscita"],
        ...["data esclusione", "data di esclusione", "data decadenza", "data recesso/esclusione"],
      ],
      "",
      "day",
    ),
    field("endReason", "Motivo della fine", ["end reason", "motivo cessazione", "reason"]),
  ],
};

export const fieldsOf = (kind: SheetKind): readonly ImportField[] => FIELDS[kind];

/** Both times of a booking in one cell. */
const HOURS = field("hours", "Orario", ["orari", "fascia oraria", "dalle alle"]);

/** The fields that a column can hold: those of the template, a full name, or both times in one cell. */
export const readableFieldsOf = (kind: SheetKind): readonly ImportField[] => [
  ...FIELDS[kind],
  ...(kind === "spaces" ? [] : FULL_NAMES),
  ...(kind === "bookings" ? [HOURS] : []),
];
