/** What can be imported, and the fields that a file of each kind may have. */

export const IMPORT_KINDS = ["people", "spaces", "bookings", "members", "calendar"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The kinds that come as a spreadsheet. */
export const SHEET_KINDS = ["people", "spaces", "bookings", "members"] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export const isSheetKind = (kind: ImportKind): kind is SheetKind => kind !== "calendar";

/** The most rows of a file, and the most bytes. */
export const MAX_IMPORT_ROWS = 10_000;
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;

/** How the text of a cell is read. */
export type CellType =
  | "text"
  | "email"
  | "phone"
  | "postal"
  | "day"
  | "birthday"
  | "time"
  | "cents"
  | "price"
  | "integer"
  | "flag"
  | "list";

/** What a cell says, in the form in which the API takes it; or a sentence (lib/domain/language/text.ts) why it says nothing. */
export type CellValue = string | number | boolean | null | string[];
export type CellReading = { value: CellValue; warning?: string } | { message: string };

export interface ImportField {
  field: string;
  /** The Italian name of its column, in templates and exports. */
  header: string;
  /** Other names by which its column is recognized, Italian and English, compared by `columnKey`. */
  names: readonly string[];
  type: CellType;
  /** In the second row of the template. */
  example: string;
}

const field = (
  name: string,
  header: string,
  names: readonly string[],
  example = "",
  type: CellType = "text",
): ImportField => ({ field: name, header, names, type, example });

const NAMES = [
  field("firstName", "Nome", ["first name", "given name", "name", "nome di battesimo"], "Giulia"),
  field("lastName", "Cognome", ["last name", "family name", "surname"], "Rossi"),
];

/** Both names in one cell, which is split; only files from elsewhere have them so. */
const FULL_NAMES = [
  field("surnameFirst", "Cognome e nome", [
    ...[
      "cognome nome",
      "cognome/nome",
      "nominativo",
      "cognome e nome socio",
      "last name first name",
      "socio",
    ],
  ]),
  field("nameFirst", "Nome e cognome", [
    ...["nome cognome", "nome/cognome", "nome completo", "full name", "display name", "nome visualizzato"],
  ]),
];

const CONTACTS = [
  field(
    "email",
    "E-mail",
    [
      ...[
        "mail",
        "email address",
        "indirizzo e-mail",
        "indirizzo email",
        "posta elettronica",
        "e-mail 1 value",
      ],
      ...[
        "e-mail address",
        "indirizzo mail",
        "indirizzo posta elettronica",
        "indirizzo di posta elettronica",
      ],
      "e-mail principale",
    ],
    "giulia.rossi@example.org",
    "email",
  ),
  field(
    "phone",
    "Telefono",
    [
      "phone",
      "phone number",
      "cellulare",
      "mobile",
      "mobile phone",
      ...[
        "tel",
        "cell",
        "cel",
        "tel/cell",
        "tel. cell.",
        "telefono cellulare",
        "telefono mobile",
        "n. telefono",
      ],
      ...[
        "numero di telefono",
        "numero telefono",
        "numero cellulare",
        "recapito telefonico",
        "phone 1 value",
      ],
      ...["numero di cellulare", "telefonino", "telefono principale", "primary phone"],
    ],
    "333 1234567",
    "phone",
  ),
];

const REGISTER = [
  field(
    "dateOfBirth",
    "Data di nascita",
    [
      ...["date of birth", "birth date", "birthdate", "birthday", "nato il", "nata il", "nato/a il"],
      ...["data nascita", "data nasc.", "nascita", "dob", "compleanno", "data di compleanno"],
    ],
    "14/03/1985",
    "birthday",
  ),
  field(
    "placeOfBirth",
    "Luogo di nascita",
    [
      ...["place of birth", "birthplace", "comune di nascita", "nato a", "nata a", "nato/a a"],
      ...["luogo nascita", "comune nascita", "citta di nascita"],
    ],
    "Trieste",
  ),
  field("fiscalCode", "Codice fiscale", [
    "fiscal code",
    "tax code",
    "cf",
    "c.f.",
    "cod fiscale",
    "cod. fisc.",
    "codfiscale",
    "codicefiscale",
  ]),
  field(
    "address",
    "Indirizzo",
    [
      "address",
      "street",
      "via",
      "residenza",
      "indirizzo di residenza",
      "indirizzo residenza",
      "via e numero",
      ...["via e numero civico", "indirizzo (casa)", "via (casa)", "via (ab.)", "via abitazione"],
      ...["home street", "home address", "address 1 street"],
    ],
    "Via Roma 1",
  ),
  field(
    "city",
    "Città",
    [
      ...["city", "town", "comune", "comune di residenza", "comune residenza", "localita"],
      ...[
        "citta di residenza",
        "città (ab.)",
        "città (casa)",
        "città abitazione",
        "home city",
        "address 1 city",
      ],
    ],
    "Trieste",
  ),
  field(
    "postalCode",
    "CAP",
    [
      ...[
        "postal code",
        "zip",
        "zip code",
        "postcode",
        "c.a.p.",
        "codice postale",
        "cap (ab.)",
        "cap (casa)",
      ],
      ...["cap abitazione", "home postal code", "home zip code", "address 1 postal code"],
    ],
    "34100",
    "postal",
  ),
];

const PERSON = [...NAMES, ...CONTACTS, ...REGISTER];

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
    field("status", "Stato", ["status", "state", "stato socio"], "socio"),
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
        "decided on",
        "decision date",
        "admitted on",
        "data ammissione",
        "data delibera",
        "ammesso il",
        "data di ammissione",
        "data iscrizione",
        "data di iscrizione",
        "iscritto il",
        "member since",
      ],
      "15/01/2026",
      "day",
    ),
    field("resolution", "Delibera", ["resolution", "verbale", "numero delibera"], "verbale n. 1"),
    field(
      "paidUntil",
      "Quota pagata fino al",
      ["paid until", "pagato fino al", "scadenza quota", "in regola fino al"],
      "31/12/2026",
      "day",
    ),
    field("endedOn", "Fine", ["ended on", "end date", "cessato il", "data cessazione"], "", "day"),
    field("endReason", "Motivo della fine", ["end reason", "motivo cessazione", "reason"]),
  ],
};

/** Names of columns that are the phone where no other is: people are reached by their mobile first. */
export const OTHER_PHONES: readonly string[] = [
  ...[
    "telefono abitazione",
    "telefono (ab.)",
    "telefono casa",
    "telefono di casa",
    "telefono fisso",
    "fisso",
  ],
  ...["home phone", "telefono ufficio", "telefono (uff.)", "business phone", "altro telefono"],
];

/** The fields of a file of a kind, in the order of its template. */
export const fieldsOf = (kind: SheetKind): readonly ImportField[] => FIELDS[kind];

/** The fields that columns of a file may be read as: those of the template, and both names in one cell. */
export const readableFieldsOf = (kind: SheetKind): readonly ImportField[] =>
  kind === "spaces" ? FIELDS[kind] : [...FIELDS[kind], ...FULL_NAMES];
