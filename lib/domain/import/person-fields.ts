import type { CellType, ImportField } from "./import-kinds";

export const field = (
  name: string,
  header: string,
  names: readonly string[],
  example = "",
  type: CellType = "text",
): ImportField => ({ field: name, header, names, type, example });

export const NAMES = [
  field("firstName", "Nome", ["first name", "given name", "name", "nome di battesimo"], "Giulia"),
  field("lastName", "Cognome", ["last name", "family name", "surname"], "Rossi"),
];

/** First and last name in one cell, which is split, or the second name in another; only files from other programs have it. */
export const FULL_NAMES = [
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
  field("middleName", "Secondo nome", ["middle name", "additional name"]),
];

export const CONTACTS = [
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
    "line",
  ),
  field(
    "fiscalCode",
    "Codice fiscale",
    ["fiscal code", "tax code", "cf", "c.f.", "cod fiscale", "cod. fisc.", "codfiscale", "codicefiscale"],
    "",
    "code",
  ),
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
    "line",
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
    "line",
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

export const PERSON = [...NAMES, ...CONTACTS, ...REGISTER];

/** Column names that are used for the phone if there is no better one: mobile numbers are preferred. */
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
