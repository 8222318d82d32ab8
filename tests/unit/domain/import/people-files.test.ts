import { splitName } from "@/lib/domain/import/full-name";
import type { SheetKind } from "@/lib/domain/import/import-kinds";
import { readMemberStatus } from "@/lib/domain/import/words";
import { text } from "@/lib/domain/language/text";
import { memberRowSchema } from "@/lib/schemas/import/rows";
import { readCells } from "@/lib/services/import/read-cells";
import { inLatin, inUtf8, sheetFile } from "@/tests/helpers/table-files";

/** Files of people, members and bookings in the formats of spreadsheet programs, with invented names. */

const lines = (...all: string[]) => all.join("\r\n");
const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...Buffer.from(part, "latin1")])),
  );

const FILES: Readonly<
  Record<
    string,
    {
      kind?: SheetKind;
      file: string | Uint8Array;
      fields: readonly (string | null)[];
      rows: readonly (readonly string[])[];
    }
  >
> = {
  "a title with commas among semicolons": {
    file: lines("Cognome;Nome;Indirizzo (via, numero, scala, interno)", "Rossi;Ada;Via Roma 1"),
    fields: ["lastName", "firstName", null],
    rows: [["Rossi", "Ada", "Via Roma 1"]],
  },
  "Excel's mark of the separator": {
    file: lines("sep=;", "Nome;Cognome", "Anna;Rossi"),
    fields: ["firstName", "lastName"],
    rows: [["Anna", "Rossi"]],
  },
  "a blank first line": {
    file: lines("", "Nome;Cognome", "Anna;Rossi"),
    fields: ["firstName", "lastName"],
    rows: [["Anna", "Rossi"]],
  },
  "titles above the names of the columns": {
    file: lines("Elenco soci 2026;;", ";;", "Nome;Cognome;E-mail", "Anna;Rossi;anna@example.org"),
    fields: ["firstName", "lastName", "email"],
    rows: [["Anna", "Rossi", "anna@example.org"]],
  },
  "names that associations use": {
    kind: "members",
    file: lines(
      "N. tessera;Cognome e nome;Data nascita;C.F.;Cell.;Stato socio",
      "7;Rossi Ada;14/03/1985;;333 1234567;socio",
    ),
    fields: ["number", "surnameFirst", "dateOfBirth", "fiscalCode", "phone", "status"],
    rows: [["7", "Rossi Ada", "14/03/1985", "", "333 1234567", "socio"]],
  },
  "former members, by the column of their end": {
    kind: "members",
    file: lines(
      "LIBRO SOCI;;;",
      "Cognome e nome;Cod. Fiscale;Data ammissione;Data recesso",
      "Bianchi Luca;;15/01/2020;31/12/2024",
    ),
    fields: ["surnameFirst", "fiscalCode", "decidedOn", "endedOn"],
    rows: [["Bianchi Luca", "", "15/01/2020", "31/12/2024"]],
  },
  "former members, by a column of yes and no": {
    kind: "members",
    file: lines("Cognome;Nome;Socio dal;Attivo", "Rossi;Ada;15/01/2020;-1", "Bianchi;Bea;15/01/2020;0"),
    fields: ["lastName", "firstName", "decidedOn", "status"],
    rows: [
      ["Rossi", "Ada", "15/01/2020", "-1"],
      ["Bianchi", "Bea", "15/01/2020", "0"],
    ],
  },
  "the codice fiscale of a parent": {
    kind: "members",
    file: lines("Cognome;Nome;CF genitore;Socio dal", "Verdi;Mia;RSSDAA85C54L424X;15/01/2020"),
    fields: ["lastName", "firstName", null, "decidedOn"],
    rows: [["Verdi", "Mia", "RSSDAA85C54L424X", "15/01/2020"]],
  },
  "names with hints of a form": {
    file: lines(
      "Cognome *;Nome (obbligatorio);Data di nascita (gg/mm/aaaa);Telefono (facoltativo)",
      "Rossi;Ada;14/03/1985;333 1234567",
    ),
    fields: ["lastName", "firstName", "dateOfBirth", "phone"],
    rows: [["Rossi", "Ada", "14/03/1985", "333 1234567"]],
  },
  "columns known by their cells": {
    file: lines("Nome;Cognome;Contatto;Codice", "Ada;Rossi;ada@example.org;RSSDAA85C54L424X"),
    fields: ["firstName", "lastName", "email", "fiscalCode"],
    rows: [["Ada", "Rossi", "ada@example.org", "RSSDAA85C54L424X"]],
  },
  "Unicode text of Excel": {
    file: new Uint8Array(Buffer.from("\ufeffNome\tCittà\r\nAda\tForlì, centro\r\n", "utf16le")),
    fields: ["firstName", "city"],
    rows: [["Ada", "Forlì, centro"]],
  },
  "UTF-16 without its mark": {
    file: new Uint8Array(Buffer.from("Nome;Cognome\r\nAda;Nicolò\r\n", "utf16le")),
    fields: ["firstName", "lastName"],
    rows: [["Ada", "Nicolò"]],
  },
  "a byte order mark": {
    file: inUtf8("\ufeffNome;Cognome\nAda;Nicolò"),
    fields: ["firstName", "lastName"],
    rows: [["Ada", "Nicolò"]],
  },
  "signs of Windows": {
    file: bytes("Nome;Cognome\r\nNicol\xf2;D", 0x92, "Angelo\r\n"),
    fields: ["firstName", "lastName"],
    rows: [["Nicolò", "D’Angelo"]],
  },
  "signs of Excel for MS-DOS": {
    file: bytes("Nome;Citt", 0x85, "\r\nNicol", 0x95, ";Forl", 0x8d, "\r\n"),
    fields: ["firstName", "city"],
    rows: [["Nicolò", "Forlì"]],
  },
  "signs of the Macintosh": {
    file: bytes("Nome;Citt", 0x88, "\rNicol", 0x98, ";Forl", 0x93, "\r"),
    fields: ["firstName", "city"],
    rows: [["Nicolò", "Forlì"]],
  },
  "one damaged byte among signs of UTF-8": {
    file: Uint8Array.from([...inUtf8("Nome;Città\nNicolò;Forlì\nAd"), 0xff, ...inUtf8("a;Udine")]),
    fields: ["firstName", "city"],
    rows: [
      ["Nicolò", "Forlì"],
      ["Ad\ufffda", "Udine"],
    ],
  },
  "separators at the ends, and empty rows": {
    file: lines("Nome;Cognome;;;", "Ada;Rossi;;;", ";;;;", "Bea;Bianchi;;;", ";;;;"),
    fields: ["firstName", "lastName"],
    rows: [["Ada", "Rossi"], [], ["Bea", "Bianchi"]],
  },
  "the names of the columns on each page": {
    file: lines("Elenco soci", "Cognome;Nome", "Rossi;Ada", "Cognome;Nome", "Bianchi;Bea"),
    fields: ["lastName", "firstName"],
    rows: [["Rossi", "Ada"], [], ["Bianchi", "Bea"]],
  },
  "a cell beyond the names of the columns": {
    file: lines("Nome;Cognome", "Ada;Rossi;ada@example.org"),
    fields: ["firstName", "lastName", "email"],
    rows: [["Ada", "Rossi", "ada@example.org"]],
  },
  "two columns of one name": {
    file: lines("Nome,Cognome,Telefono,Telefono", "Ada,Rossi,333 1,333 2"),
    fields: ["firstName", "lastName", "phone", null],
    rows: [["Ada", "Rossi", "333 1", "333 2"]],
  },
  "a row whose quote never closes": {
    file: lines(
      "Nome;Cognome;Nota",
      'Ada;Rossi;"da richiamare',
      "Bea;Bianchi;ok",
      'Cleo;Verdi;"detto ""sì"""',
    ),
    fields: ["firstName", "lastName", "note"],
    rows: [
      ["Ada", "Rossi", '"da richiamare'],
      ["Bea", "Bianchi", "ok"],
      ["Cleo", "Verdi", 'detto "sì"'],
    ],
  },
  "a table of bookings with lines above": {
    kind: "bookings",
    file: lines(
      "Sale del centro",
      "Sala,Data,Dalle,Alle,Nominativo",
      'Loto,12/01/2027,9:00,11:00,"Rossi, Ada"',
    ),
    fields: ["space", "startDate", "startTime", "endTime", "surnameFirst"],
    rows: [["Loto", "12/01/2027", "9:00", "11:00", "Rossi, Ada"]],
  },
};

test.each(Object.entries(FILES))("reads a file with %s", (_, { kind = "people", file, fields, rows }) => {
  expect(sheetFile(kind, file)).toMatchObject({ fields, rows, isSure: true });
});

test("reports the encoding of a file", () => {
  const encodingOf = (file: Uint8Array) => sheetFile("people", file).encoding;
  expect(encodingOf(inLatin("Nome;Cognome\nAda;Nicol\xf2"))).toBe("windows-1252");
  expect(encodingOf(bytes("Nome;Cognome\nAda;Nicol", 0x95))).toBe("cp850");
});

test("preserves a surrogate pair wherever it occurs", () => {
  for (const before of [65_533, 65_534, 65_535, 65_536]) {
    const note = `${"a".repeat(9_000)}\n`.repeat(7);
    const rows = note + "b".repeat(before - note.length - "Nome;Nota\n".length);
    const { rows: read } = sheetFile("people", `Nome;Nota\n${rows}🎶;x`);
    expect(read.at(-1)?.[0]?.endsWith("🎶")).toBe(true);
  }
});

test("lets the user choose the header row and the separator if nothing is recognized", () => {
  const file = lines("a,b;c,d", "e,f;g,h");
  expect(sheetFile("people", file)).toMatchObject({ isSure: false });
  expect(sheetFile("people", "Registro\nPersona;Nota\nAda;x", { header: 2 }).header).toEqual([
    "Persona",
    "Nota",
  ]);
});

const MEMBERS = ["surnameFirst", "postalCode", "phone", "note"] as const;
const read = (...rows: string[][]) => readCells("people", MEMBERS, rows);

describe("cells", () => {
  test("regain the leading zeros that a spreadsheet removed from a postcode, with a warning", async () => {
    const { rows, warnings, errors } = await read(
      ["Rossi Ada", "100"],
      ["Rossi Bea", "7100"],
      ["Rossi Cleo", "10"],
    );
    expect(rows.map(({ fields }) => fields.postalCode)).toEqual(["00100", "07100", undefined]);
    expect(warnings.map(({ row, field }) => [row, field])).toEqual([
      [2, "postalCode"],
      [3, "postalCode"],
    ]);
    expect(errors).toEqual([
      { row: 4, field: "postalCode", message: text("imports.cell.shortPostalCode", { code: "10" }) },
    ]);
  });

  test("leave a postcode unchanged if others still have their leading zeros", async () => {
    const { rows, warnings } = await read(["Rossi Ada", "00100"], ["Kranjec Bea", "1000"]);
    expect([rows.map(({ fields }) => fields.postalCode), warnings]).toEqual([["00100", "1000"], []]);
  });

  test("with a rounded telephone number are rejected; guards that preserve leading zeros are removed", async () => {
    const { rows, errors } = await read(["Rossi Ada", "", "3,93331E+11"], ["Rossi Bea", "", "'0432123456"]);
    expect(errors).toEqual([{ row: 2, field: "phone", message: text("imports.cell.scientific") }]);
    expect(rows[1]?.fields.phone).toBe("0432123456");
    expect(sheetFile("people", 'Nome;Telefono\nAda;="0432123456"').rows).toEqual([["Ada", "0432123456"]]);
  });

  test("are rejected if a relevant one is damaged", async () => {
    const { errors } = await read(["Rossi \ufffdda"], ["Rossi Ada", "", "", '"da richiamare']);
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [2, "surnameFirst"],
      [3, "note"],
    ]);
  });

  test("with a codice fiscale that fits neither name nor birth are read with a warning", async () => {
    const columns = ["lastName", "firstName", "dateOfBirth", "fiscalCode"];
    const { warnings } = await readCells("members", columns, [
      ["Rossi", "Mario", "10/12/1985", "RSSMRA85T10A562S"],
      ["Verdi", "Mario", "", "RSSMRA85T10A562S"],
      ["Verdi", "Mia", "05/05/2016", "RSSMRA85T10A562S"],
      ["Mario", "Rossi", "", "C.F. rss mra 85t10 a562s"],
    ]);
    const message = text("imports.cell.otherFiscalCode");
    expect(warnings).toEqual([4, 5].map((row) => ({ row, field: "fiscalCode", message })));
  });

  test("with a full name are split, with a warning if the split is a guess", async () => {
    const { rows, warnings, errors } = await read(["Rossi Ada"], ["De Luca Ada Maria"], ["Ada"]);
    expect(rows.map(({ fields: { firstName, lastName } }) => [firstName, lastName])).toEqual([
      ["Ada", "Rossi"],
      ["Ada Maria", "De Luca"],
      [undefined, undefined],
    ]);
    expect(warnings.map(({ row }) => row)).toEqual([3]);
    expect(errors).toEqual([{ row: 4, field: "surnameFirst", message: text("imports.cell.oneName") }]);
  });
});

test.each([
  ["Rossi Ada", true, "Ada", "Rossi", false],
  ["Ada Rossi", false, "Ada", "Rossi", false],
  ["Rossi, Anna Maria", false, "Anna Maria", "Rossi", false],
  ["DELLA VALLE Anna Maria", true, "Anna Maria", "DELLA VALLE", false],
  ["Anna Maria DELLA VALLE", false, "Anna Maria", "DELLA VALLE", false],
  ["Della Valle Anna", true, "Anna", "Della Valle", false],
  ["Anna Maria De Luca", false, "Anna Maria", "De Luca", true],
  ["ROSSI ADA", true, "ADA", "ROSSI", false],
  ["Rossi Bianchi Ada", true, "Bianchi Ada", "Rossi", true],
  ["D' Angelo Anna", true, "Anna", "D' Angelo", false],
  ["D´ ANGELO Anna Maria", true, "Anna Maria", "D´ ANGELO", false],
  ["Anna Maria D’ ANGELO", false, "Anna Maria", "D’ ANGELO", false],
  ["O' Brien Ada", true, "Ada", "O' Brien", false],
  ["Ada O' Brien", false, "Ada", "O' Brien", false],
  ["DE' MEDICI Maria Grazia", true, "Maria Grazia", "DE' MEDICI", false],
  ["M. Grazia Rossi", false, "M. Grazia", "Rossi", true],
  ["Rossi M. Grazia", true, "M. Grazia", "Rossi", true],
  ["Dott.ssa ROSSI Anna", true, "Anna", "ROSSI", false],
  ["SIG. VERDI LUCA", true, "LUCA", "VERDI", false],
  ["ROSSI dott.ssa Anna", true, "Anna", "ROSSI", false],
  ["Dos Santos Maria", true, "Maria", "Dos Santos", false],
  ["Ó Súilleabháin Seán", true, "Seán", "Ó Súilleabháin", false],
  ["Gerard ’t Hooft", false, "Gerard", "’t Hooft", false],
  ["de las Heras Ana", true, "Ana", "de las Heras", false],
  ["IŞIK Yılmaz", true, "Yılmaz", "IŞIK", false],
  ["Prof. Avv. Rossi Ada", true, "Ada", "Rossi", false],
  ["Sig.ra Ada De Luca", false, "Ada", "De Luca", false],
  ["Avv.Rossi Ada", true, "Ada", "Rossi", false],
  ["Dott.ssa Anna De Luca", false, "Anna", "De Luca", false],
  ["SIG.RA ROSSI Ada", true, "Ada", "ROSSI", false],
  ["Dott.Ing. Rossi Ada", true, "Ada", "Rossi", false],
  ["Sig.ri Rossi", true, "Rossi", "Sig.ri", false],
  ["Ing.Neri Luca", true, "Luca", "Neri", false],
  ["Fam. Neri", true, "Neri", "Fam.", true],
  ["Henry Ford III", false, "Henry", "Ford III", true],
  ["KING Martin Luther jr.", true, "Martin Luther", "KING jr.", true],
  ["Don Bosco", false, "Don", "Bosco", false],
])("splits %j (surname first: %j)", (cell, isSurnameFirst, firstName, lastName, isGuessed) => {
  expect(splitName(cell, isSurnameFirst)).toEqual({ firstName, lastName, isGuessed });
});

test.each([
  ["Attiva", "admitted"],
  ["-1", "admitted"],
  ["VERO", "admitted"],
  ["Tesserato", "admitted"],
  ["Ex", "ended"],
  ["0", "ended"],
  ["Non attivo", "ended"],
  ["Sospeso", null],
])("reads the state %j as %j", (word, status) => {
  expect(readMemberStatus(word)).toBe(status);
});

test.each([
  ["decaduto", "lapsed"],
  ["Dimessa", "resigned"],
  ["escluso", "excluded"],
  ["deceduta", "deceased"],
])("reads the state %j as the end of a membership", (status, endReason) => {
  const member = { firstName: "Ada", lastName: "Rossi" };
  expect(memberRowSchema.parse({ ...member, status })).toMatchObject({ status: "ended", endReason });
  expect(memberRowSchema.parse({ ...member, status, endReason: "decesso" })).toMatchObject({
    endReason: "deceased",
  });
  expect(readMemberStatus("socio")).toBe("admitted");
});
