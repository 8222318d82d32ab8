import { readCell } from "@/lib/domain/import/read-cell";
import { text } from "@/lib/domain/language/text";
import { personRowSchema } from "@/lib/schemas/import/rows";
import { readCells } from "@/lib/services/import/read-cells";
import { sheetFile } from "@/tests/helpers/table-files";

/** Address books of other programs, with invented names. */

const onlyFirst = (value: string) => ({ value, warning: text("imports.cell.onlyFirst", { value }) });

test.each([
  ["ada@example.org", { value: "ada@example.org" }],
  ["\u202aada@example.org\u202c", { value: "ada@example.org" }],
  ["a@example.org ::: b@example.org", onlyFirst("a@example.org")],
  ["a@example.org; b@example.org", onlyFirst("a@example.org")],
  ["a@example.org b@example.org", onlyFirst("a@example.org")],
  ["a@example.org\nb@example.org", onlyFirst("a@example.org")],
  ["a@example.org, A@example.org", { value: "a@example.org" }],
  ["#mailto:ada@example.org#", { value: "ada@example.org" }],
  ["ada@example.org#mailto:ada@example.org#", { value: "ada@example.org" }],
  ["mailto:ada@example.org", { value: "ada@example.org" }],
  ["Ada Rossi <ada@example.org>", { value: "ada@example.org" }],
  ["mailto:ada@example.org?subject=Quota", { value: "ada@example.org" }],
  ["'ada@example.org", { value: "ada@example.org" }],
  ["'ada@example.org'", { value: "ada@example.org" }],
  ["“ada@example.org”", { value: "ada@example.org" }],
  ["'Ada' <o'brien@example.org>", { value: "o'brien@example.org" }],
  ["ada rossi@example.org", { value: "ada rossi@example.org" }],
  ["non ce l'ha; chiedere", { value: "non ce l'ha; chiedere" }],
])("reads the e-mail address of %j", (cell, reading) => {
  expect(readCell("email", cell)).toEqual(reading);
});

test.each([
  ["347 1234567", { value: "347 1234567" }],
  ["347 1234567 ::: 040 123456", { value: "347 1234567 / 040 123456" }],
  ["347 1234567\n040 123456", { value: "347 1234567 / 040 123456" }],
  ["+39 347 123 4567 ::: +39 040 123456 ::: +39 333 1234567", onlyFirst("+39 347 123 4567 / +39 040 123456")],
  ["'0432 123456", { value: "0432 123456" }],
  ["3331234567.0", { value: "3331234567" }],
  ["3331234567,00", { value: "3331234567" }],
  ["333.123.45.00", { value: "333.123.45.00" }],
])("reads the telephone number of %j", (cell, reading) => {
  expect(readCell("phone", cell)).toEqual(reading);
});

test.each(["--02-29", "--0229", "29/02", "02/29", "29.2.", "1604-02-29", "29/02/1604", "29 febbraio"])(
  "drops the birthday %j, which has no year, with a warning",
  (day) => {
    expect(readCell("birthday", day)).toEqual({
      value: null,
      warning: text("imports.cell.noYear", { day }),
    });
  },
);

test.each([
  ["integer", "12.0", 12],
  ["integer", "12,00", 12],
  ["flag", "si'", true],
  ["flag", "SI’", true],
  ["flag", "✓", true],
] as const)(
  "reads as %s the value %j, as programs and people without accents write it",
  (type, cell, value) => {
    expect(readCell(type, cell)).toEqual({ value });
  },
);

test.each(["14/03/61", "14-mar-61", "14 marzo 61", "14. mar. 61"])(
  "rejects the birthday %j, whose century is unknown",
  (day) => {
    expect(readCell("birthday", day)).toEqual({ message: text("imports.cell.day") });
  },
);

test.each([
  "email",
  "phone",
  "code",
  "postal",
  "day",
  "birthday",
  "time",
  "integer",
  "flag",
  "price",
] as const)("treats dashes and the like in a cell of the type %s as empty", (type) => {
  for (const cell of ["-", "–", "--", "/", "...", "//"])
    expect(readCell(type, cell)).toEqual({ value: null });
});

test("keeps a dash that is a text, and rejects one that may be an amount", () => {
  expect(readCell("text", "-")).toEqual({ value: "-" });
  expect(readCell("cents", "-")).toEqual({ message: text("imports.cell.amount") });
});

test("reads complete birthdays, and treats zeros as empty", () => {
  expect(readCell("birthday", "14/03/1985")).toEqual({ value: "1985-03-14" });
  for (const empty of ["0", "0/0/00", "0000-00-00", "0000-00-00 00:00:00", "00/00/0000"])
    expect([readCell("birthday", empty), readCell("day", empty)]).toEqual([{ value: null }, { value: null }]);
  expect(readCell("birthday", "ieri")).toEqual({ message: text("imports.cell.day") });
  expect(readCell("birthday", "03/85")).toEqual({ message: text("imports.cell.day") });
  expect(readCell("birthday", "14 mar 1961")).toEqual({ value: "1961-03-14" });
});

test.each([
  ["day", "\u200e03/12/2026", "2026-12-03"],
  ["day", "03\u201112\u20112026", "2026-12-03"],
  ["day", "０３/１２/２０２６", "2026-12-03"],
  ["day", "03/12/2026\u00a010:30", "2026-12-03"],
  ["time", "\u200b9:30", "09:30"],
  ["cents", "\u202a1.234,50\u202c", 123_450],
  ["integer", "１２", 12],
  ["flag", "sì\u200b", true],
  ["price", "２５,00", "25"],
  ["price", "su richiesta – da soci", "su richiesta – da soci"],
  ["postal", "３４１００", "34100"],
  ["postal", "34100.0", "34100"],
  ["postal", "34100,00", "34100"],
  ["postal", "34.100", "34100"],
  ["line", "Via Roma 1,\r\nscala B\n\n34100 Trieste", "Via Roma 1, scala B, 34100 Trieste"],
  ["text", "\u200eAda\u00ad \u2013 Maria\u2069", "Ada – Maria"],
  ["text", "uno\r\n\u200bdue ❤️", "uno\ndue ❤️"],
  ["list", "Tappetini\u200b, Proiettore", ["Tappetini", "Proiettore"]],
  ["day", "\u200b", null],
] as const)("reads a cell of the type %s with invisible or unusual characters: %j", (type, cell, value) => {
  expect(readCell(type, cell)).toEqual({ value });
});

const lines = (...all: string[]) => all.join("\r\n");

const BOOKS = {
  Google: lines(
    "First Name,Last Name,Birthday,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Postal Code",
    "Ada,Rossi, --02-29,amica,* ,a@example.org ::: b@example.org,Mobile,347 1234567 ::: 040 123456,Home,x,Via Roma 1,Trieste,34100",
  ),
  Outlook: lines(
    "Nome,Cognome,Via (ab.),Città (ab.),CAP (ab.),Telefono abitazione,Cellulare,Compleanno,Indirizzo posta elettronica,Note",
    "Ada,Rossi,Via Roma 1,Trieste,34100,040 123456,347 1234567 / 040 123456,0/0/00,a@example.org,amica",
  ),
  Access: lines(
    "Nome;Cognome;Telefono abitazione;E-mail;Indirizzo;Città;CAP;Note",
    "Ada;Rossi;347 1234567 / 040 123456;#mailto:a@example.org#;Via Roma 1;Trieste;34100;amica",
  ),
};

test.each(Object.entries(BOOKS))("reads the address book of %s", async (_, file) => {
  const { fields, rows } = sheetFile("people", file);
  const read = await readCells("people", fields, rows);
  expect(read.errors).toEqual([]);
  expect(personRowSchema.parse(read.rows[0]?.fields)).toEqual({
    ...{ firstName: "Ada", lastName: "Rossi", email: "a@example.org", phone: "347 1234567 / 040 123456" },
    ...{ address: "Via Roma 1", city: "Trieste", postalCode: "34100", note: "amica" },
  });
});

test("warns of what it drops from an address book", async () => {
  const { fields, rows } = sheetFile("people", BOOKS.Google);
  const { warnings } = await readCells("people", fields, rows);
  expect(warnings.map(({ field }) => field)).toEqual(["dateOfBirth", "email"]);
});
