import type { SheetKind } from "@/lib/domain/import/import-kinds";
import { readMemberStatus } from "@/lib/domain/import/words";
import { memberRowSchema } from "@/lib/schemas/import/rows";
import { readCells } from "@/lib/services/import/read-cells";
import { bankFile, sheetFile } from "@/tests/helpers/table-files";

/** Columns under names that no list can contain, known by a part of the name and by their cells. */

const fieldsOf = (kind: SheetKind, header: string, ...rows: string[]) =>
  sheetFile(kind, [header, ...rows].join("\r\n")).fields;

const read = async (kind: SheetKind, header: string, ...rows: string[]) => {
  const { fields, rows: cells } = sheetFile(kind, [header, ...rows].join("\r\n"));
  return readCells(kind, fields, cells);
};

test.each([
  ...["Cessazione", "Recesso", "Dimissioni", "Data fine", "Data decesso", "Data perdita qualifica"],
  ...["Esclusione/recesso del", "Uscita", "Data cessazione attività", "Radiato il", "Decaduta il"],
])("a former member is recognized by a day under %j", (name) => {
  const header = `N.;Cognome;Nome;Ammissione;${name}`;
  const live = "1;Rossi;Ada;10/01/2020;";
  const former = "2;Verdi;Bea;10/01/2020;31/12/2024";
  expect(fieldsOf("members", header, live, former)).toEqual([
    ...["number", "lastName", "firstName", "decidedOn", "endedOn"],
  ]);
  // Registers begin with those who have stayed.
  expect(fieldsOf("members", header, live).at(-1)).toBe("endedOn");
  expect(fieldsOf("members", header, live, former, "3;Neri;Eva;10/01/2020;2024").at(-1)).toBe("endedOn");
});

test("a former member is recognized in whichever column of several has the day", async () => {
  const { rows } = await read(
    "members",
    "Cognome;Nome;Ammesso con delibera del;Data recesso;Data decesso;Motivo",
    ...["Rossi;Ada;10/01/2020;;;", "Verdi;Bea;10/01/2020;31/12/2024;;recesso"],
    "Neri;Eva;10/01/2020;;30/06/2023;decesso",
  );
  const lives = rows.map(({ fields }) => memberRowSchema.parse(fields));
  expect(lives.map(({ endedOn, endReason }) => [endedOn, endReason])).toEqual([
    [undefined, undefined],
    ["2024-12-31", "resigned"],
    ["2023-06-30", "deceased"],
  ]);
});

test.each([
  ["Domanda del;Ammesso con delibera del", "appliedOn;decidedOn"],
  ["Data richiesta ammissione;Delibera CD", "appliedOn;decidedOn"],
  ["Iscrizione;Valida fino al", "decidedOn;paidUntil"],
  ["Data ingresso;Data scadenza tessera 2026", "decidedOn;paidUntil"],
  // Days that are not the membership's.
  ["Fine corso;Certificato valido fino al", ";"],
  ["Data inizio corso;Fine validità tessera", ";"],
])("of %j, the days of a membership are recognized", (names, fields) => {
  const read = fieldsOf("members", `Cognome;${names}`, "Rossi;02/01/2020;10/01/2020");
  expect(read.slice(1)).toEqual(fields.split(";").map((field) => field || null));
});

test("a short year of the last century is an error of its row, not a day of this century", async () => {
  const header = "Cognome;Nome;Ammissione;Recesso";
  const { rows, errors } = await read("members", header, "Rossi;Ada;10/01/98;31/12/24");
  expect(errors.map(({ field }) => field)).toEqual(["decidedOn"]);
  expect(rows[0]?.fields).toMatchObject({ endedOn: "2024-12-31" });
});

test("texts under the names of days are not taken for days", () => {
  const fields = fieldsOf(
    "members",
    "Cognome;Delibera di ammissione;Motivo",
    "Rossi;verbale 3;trasferimento",
  );
  expect(fields).toEqual(["lastName", null, null]);
});

test("a valid card is a member's", () => {
  expect(readMemberStatus("Valida")).toBe("admitted");
});

test("the last days of cards and certificates are recognized", () => {
  const row = "Rossi;31/12/2026;30/06/2027";
  const expected = ["lastName", "memberUntil", "certificateUntil"];
  expect(fieldsOf("people", "Cognome;Scad. tessera;Scad. cert. medico", row)).toEqual(expected);
  expect(fieldsOf("people", "Cognome;Valido fino al;Certificato: scadenza", row)).toEqual(expected);
});

test.each(["Telefono 1", "Telefono 1 - Valore", "Numero di telefono (WhatsApp)", "SMS", "billing_phone"])(
  "telephone numbers are recognized under %j",
  (name) => {
    expect(fieldsOf("people", `Cognome;${name}`, "Rossi;+39 333 1234567").at(-1)).toBe("phone");
    expect(fieldsOf("people", `Cognome;${name}`, "Rossi;Cellulare").at(-1)).toBeNull();
    expect(fieldsOf("people", `Cognome;${name} genitore`, "Rossi;333 1234567").at(-1)).toBeNull();
  },
);

test("of two columns of a field, one with less than half of the cells is not used", () => {
  const header = "Cognome;Telefono;Cellulare";
  const phone = ["lastName", "phone", null];
  const mobile = ["lastName", null, "phone"];
  expect(fieldsOf("people", header, "Rossi;040 123456;", "Verdi;;333 1234567")).toEqual(phone);
  expect(fieldsOf("people", header, "Rossi;;333 1234567")).toEqual(mobile);
  const some = ["Rossi;040 123456;333 1234567", "Verdi;;333 1234568", "Neri;;333 1234569"];
  expect(fieldsOf("people", header, ...some)).toEqual(mobile);
  expect(fieldsOf("people", header)).toEqual(phone);
});

test.each(["Cognome minore;Nome minore", "CognomeSocio;NomeSocio", "Cognome del socio;Nome del socio"])(
  "names are recognized under %j",
  (names) => {
    expect(fieldsOf("people", `${names};Nome genitore`, "Rossi;Ada;Mario")).toEqual([
      ...["lastName", "firstName", null],
    ]);
  },
);

test.each([
  ["Ada;Maria;Rossi", "Ada Maria", "Rossi"],
  ["Ada;De;Luca", "Ada", "De Luca"],
  ["Ada Maria;Maria;Rossi", "Ada Maria", "Rossi"],
  ["Ada;;Rossi", "Ada", "Rossi"],
])("a second name in a column of its own is kept: %j", async (row, firstName, lastName) => {
  const { rows } = await read("people", "First Name;Middle Name;Last Name", row, "Bea;Pia;Verdi");
  expect(rows[0]?.fields).toEqual({ firstName, lastName });
});

test("times under the names of days, and ranges under the names of times, are times", async () => {
  const times = async (header: string, row: string) => {
    const { rows, errors } = await read("bookings", header, row);
    const { startDate, startTime, endDate, endTime } = rows[0]?.fields ?? {};
    return [errors, startDate, startTime, endDate, endTime];
  };
  const expected = [[], "2027-01-12", "09:00", undefined, "11:30"];
  expect(await times("Sala;Data;Inizio;Fine", "Loto;12/01/2027;9;11,30")).toEqual(expected);
  expect(await times("Sala;Data;Dalle ore;Alle ore", "Loto;12/1/27;9.00;11.30")).toEqual(expected);
  expect(await times("Sala;Data;Ora", "Loto;martedi' 12/01/2027;9,00/11,30")).toEqual(expected);
  expect(await times("Sala;Giorno;Ore", "Loto;mar 12/01/27;9-11.30")).toEqual(expected);
});

test("the surname of who pays and further descriptions belong to the description", () => {
  const description = (names: string, cells: string) =>
    bankFile([`Data;Importo;${names}`, `03/11/2026;45,00;${cells}`].join("\r\n")).rows[0]?.[2];
  expect(description("Nome;Cognome;Mail", "Ada;Rossi;ada@example.org")).toBe("Ada · Rossi");
  expect(description("Descrizione;Descrizione aggiuntiva;Iban mittente", "Bonifico;quota;IT60X")).toBe(
    "Bonifico · quota",
  );
  expect(description("Causale;Mittente;Tipo causale", "quota;Rossi Ada;BON")).toBe("quota · Rossi Ada");
});

test("the booking date of a movement is recognized next to its value date", () => {
  const rows = bankFile("Data reg.;Data val.;Importo\n03/11/2026;05/11/2026;1,00").rows;
  expect(rows).toEqual([["2026-11-03", 100, ""]]);
});

test("reversals of credits are outgoing, and those of debits incoming", () => {
  const rows = ["C;40,00", "D;5,00", "RD;5,00", "RC;40,00"].map((row) => `03/11/2026;${row}`);
  expect(bankFile(["Data;D/C;Importo", ...rows].join("\r\n")).rows.map((row) => row[1])).toEqual([
    ...[4000, -500, 500, -4000],
  ]);
});
