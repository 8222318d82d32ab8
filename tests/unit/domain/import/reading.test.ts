import { findSeparator } from "@/lib/domain/import/find-separator";
import { fieldsOf } from "@/lib/domain/import/import-fields";
import { SHEET_KINDS } from "@/lib/domain/import/import-kinds";
import { memberLife } from "@/lib/domain/import/member-life";
import { entryClosures, OccupiedTime } from "@/lib/domain/import/occupied-time";
import { readCell, readCents } from "@/lib/domain/import/read-cell";
import { readDay, readTime } from "@/lib/domain/import/read-day";
import { columnKey, recognizeColumns } from "@/lib/domain/import/recognize-columns";
import { columnNames, decodeSheet, unguarded } from "@/lib/domain/import/sheet-text";
import { text } from "@/lib/domain/language/text";
import { toInstant } from "@/lib/domain/time/dates";

/** The contents of files from other programs: characters, columns, days, times and amounts. */

describe("the text of a file", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode("Città;Già")],
    ["UTF-8 with a byte order mark", new TextEncoder().encode("\ufeffCittà;Già")],
    ["Windows-1252", Uint8Array.from([...Buffer.from("Città;Già", "latin1")])],
    ["UTF-16", new Uint8Array(Buffer.from("\ufeffCittà;Già", "utf16le"))],
  ])("is read in %s", (_, bytes) => {
    expect(decodeSheet(bytes).sheet).toBe("Città;Già");
  });

  test("in Windows-1252 has the characters that Latin 1 lacks", () => {
    expect(decodeSheet(Uint8Array.from([0x80, 0x92])).sheet).toBe("€’");
  });

  test.each([
    ["Nome;Cognome\r\nA,B,C,D;E", "semicolon"],
    ["Nome,Cognome\nA;B", "comma"],
    ["Nome\tCognome\n", "tab"],
    ['"Nome, nome;x";Cognome;CAP', "semicolon"],
    ["Nome\n", "semicolon"],
  ])("reading %j has the separator %j", (sheet, separator) => {
    expect(findSeparator(sheet).separator).toBe(separator);
  });

  test.each([
    ["'=1+1", "=1+1"],
    ["'+39 333", "+39 333"],
    ["'-A1", "-A1"],
    ["'@x", "@x"],
    ["'ndrangheta", "'ndrangheta"],
    ["d'Arco", "d'Arco"],
  ])("with the spreadsheet guard %j is read as %j", (cell, plain) => {
    expect(unguarded(cell)).toBe(plain);
  });
});

describe("cells", () => {
  test.each([
    ["2026-12-03", "2026-12-03"],
    ["03/12/2026", "2026-12-03"],
    ["3/1/2026", "2026-01-03"],
    ["03-12-2026", "2026-12-03"],
    ["03.12.2026", "2026-12-03"],
    ["03/12/2026 10:30", "2026-12-03"],
    ["2026-12-03T10:30:00Z", "2026-12-03"],
    ["gio 3 dic 2026", "2026-12-03"],
    ["Giovedì, 3 dicembre 2026, 10:30", "2026-12-03"],
    ["giovedì 03/12/2026", "2026-12-03"],
    ["1° dic 2026", "2026-12-01"],
    ["Thu, 03 Dec 2026 10:30:00", "2026-12-03"],
    ["Dec 3, 2026", "2026-12-03"],
    ["Mar 3, 2026", "2026-03-03"],
    ["1985-03-13T23:00:00.000Z", "1985-03-14"],
    ["2026-12-31 23:30:00+00", "2027-01-01"],
    ["2026-07-01T00:30+02:00", "2026-07-01"],
    ["2026-07-01T00:30:00+0300", "2026-06-30"],
    ["2026-12-03T23:30:00", "2026-12-03"],
    ["2026-12-03, 10:30", "2026-12-03"],
    ["03/dic/2026", "2026-12-03"],
    ["2026-3-1", "2026-03-01"],
    ["03122026", "2026-12-03"],
    ["20122026", "2026-12-20"],
    ["20261203", "2026-12-03"],
    ["31022026", null],
    ["mar 2026", null],
    ["3 mar", null],
    ["30/02/2026", null],
    ["12/31/2026", null],
    ["domani", null],
    ["2026", null],
  ])("with the day %j are read as %j", (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  test.each([
    ["9:30", "09:30"],
    ["09.30", "09:30"],
    ["9", "09:00"],
    ["18:00:00", "18:00"],
    ["6:30:00 PM", "18:30"],
    ["12:15 a.m.", "00:15"],
    ["9pm", "21:00"],
    ["30/12/1899 9.30.00", "09:30"],
    ["13:00 PM", null],
    ["24:00", null],
    ["9:75", null],
    ["mattina", null],
  ])("with the time %j are read as %j", (cell, time) => {
    expect(readTime(cell)).toBe(time);
  });

  test.each([
    ["1.234,50", 123450],
    ["1234.50", 123450],
    ["1,234.50", 123450],
    ["1234,5", 123450],
    ["€ 12", 1200],
    ["12 €", 1200],
    ["1.234", 123400],
    ["0", 0],
    ["0.500", null],
    ["0,125", null],
    ["-5", null],
    ["12,345,6", null],
    ["gratis", null],
  ])("with the amount %j are read as %j cents", (cell, cents) => {
    expect(readCents(cell)).toBe(cents);
  });

  test("without a readable value are rejected with the reason", () => {
    expect(readCell("day", "ieri")).toEqual({ message: text("imports.cell.day") });
    expect(readCell("flag", "forse")).toEqual({ message: text("imports.cell.flag") });
    expect(readCell("integer", "1,5")).toEqual({ message: text("imports.cell.integer") });
    expect(readCell("flag", "Sì")).toEqual({ value: true });
    expect(readCell("price", "su richiesta")).toEqual({ value: "su richiesta" });
    expect(readCell("list", "Tappetini, Proiettore")).toEqual({ value: ["Tappetini", "Proiettore"] });
  });
});

describe("columns", () => {
  test("have unique names", () => {
    expect(columnNames(["Nome", "", "Telefono", "Telefono"])).toEqual([
      "Nome",
      "B1",
      "Telefono",
      "Telefono (2)",
    ]);
    expect(columnNames(Array.from({ length: 28 }, () => "")).slice(25)).toEqual(["Z1", "AA1", "AB1"]);
  });

  test.each(SHEET_KINDS)("of %s are recognized by their own headers and by the field names", (kind) => {
    const fields = fieldsOf(kind).map(({ field }) => field);
    expect(
      recognizeColumns(
        kind,
        fieldsOf(kind).map(({ header }) => header),
      ),
    ).toEqual(fields);
    expect(recognizeColumns(kind, fields)).toEqual(fields);
  });

  test.each(SHEET_KINDS)("of %s never share a name between two fields", (kind) => {
    const names = fieldsOf(kind).flatMap(({ field, header, names: others }) =>
      [...new Set([field, header, ...others].map(columnKey))].map((name) => `${name}`),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("are recognized in English and in Google's files, each field once", () => {
    const header = ["First Name", "LAST NAME", "E-mail 1 - Value", "Phone 1 - Value", "Email", "Shoe size"];
    expect(recognizeColumns("people", header)).toEqual([
      "firstName",
      "lastName",
      null,
      "phone",
      "email",
      null,
    ]);
  });
});

describe("calendar entries", () => {
  const entry = (from: string, at: string, to: string, until: string) =>
    entryClosures({ startsAt: toInstant(from, at), endsAt: toInstant(to, until) });
  const hours = (day: string, startTime: string, endTime: string) => ({
    startDate: day,
    endDate: day,
    startTime,
    endTime,
  });
  const days = (startDate: string, endDate: string) => ({
    startDate,
    endDate,
    startTime: null,
    endTime: null,
  });

  test("with hours close those hours, all-day entries whole days", () => {
    expect(entry("2027-03-10", "09:00", "2027-03-10", "11:00")).toEqual([
      hours("2027-03-10", "09:00", "11:00"),
    ]);
    expect(entry("2027-03-10", "00:00", "2027-03-13", "00:00")).toEqual([days("2027-03-10", "2027-03-12")]);
  });

  test("that cross midnight close each part", () => {
    expect(entry("2027-03-10", "22:00", "2027-03-12", "08:00")).toEqual([
      hours("2027-03-10", "22:00", "23:59"),
      days("2027-03-11", "2027-03-11"),
      hours("2027-03-12", "00:00", "08:00"),
    ]);
    expect(entry("2027-03-10", "22:00", "2027-03-11", "00:00")).toEqual([
      hours("2027-03-10", "22:00", "23:59"),
    ]);
    expect(entry("2027-03-10", "00:00", "2027-03-10", "08:00")).toEqual([
      hours("2027-03-10", "00:00", "08:00"),
    ]);
  });
});

describe("occupied time", () => {
  const span = (from: string, to: string) => ({
    startsAt: toInstant("2027-03-10", from),
    endsAt: toInstant("2027-03-10", to),
  });

  test("is found where it overlaps in the same room", () => {
    const taken = new OccupiedTime<string>();
    taken.add(1, span("09:00", "11:00"), "first");
    expect(taken.find(1, span("10:59", "12:00"))).toBe("first");
    expect(taken.find(1, span("11:00", "12:00"))).toBeUndefined();
    expect(taken.find(2, span("09:00", "11:00"))).toBeUndefined();
  });

  test("is found for spans of several years", () => {
    const years = { startsAt: toInstant("2027-01-01", "00:00"), endsAt: toInstant("2035-01-01", "00:00") };
    const taken = new OccupiedTime<string>();
    taken.add(1, years, "years");
    expect(taken.find(1, span("09:00", "11:00"))).toBe("years");
    taken.add(2, span("09:00", "11:00"), "hours");
    expect(taken.find(2, years)).toBe("hours");
  });
});

describe("the membership of an imported member", () => {
  const TODAY = "2026-11-23";

  test("is derived from numbers and days if there is no status", () => {
    const days = { appliedOn: "2025-01-10", decidedOn: "2025-02-01" };
    expect(memberLife({ number: 3, ...days }, TODAY)).toMatchObject({ status: "admitted", endReason: null });
    expect(memberLife({ appliedOn: "2026-11-01" }, TODAY)).toMatchObject({
      status: "applied",
      decidedOn: null,
    });
    expect(memberLife({ number: 3, ...days, endedOn: "2026-01-01" }, TODAY)).toMatchObject({
      status: "ended",
      endReason: "resigned",
    });
    expect(memberLife({ number: 3, decidedOn: "2025-02-01" }, TODAY)).toMatchObject({
      appliedOn: "2025-02-01",
    });
  });

  test.each([
    [{ number: 3 }, "appliedOn"],
    [{ status: "ended" as const, appliedOn: "2025-01-01" }, "endedOn"],
    [{ status: "admitted" as const, decidedOn: "2025-01-01", endedOn: "2026-01-01" }, "endedOn"],
    [{ status: "applied" as const, appliedOn: "2025-01-01", endedOn: "2026-01-01" }, "endedOn"],
    [{ status: "applied" as const, number: 3, appliedOn: "2025-01-01" }, "number"],
    [{ appliedOn: "2025-02-01", decidedOn: "2025-01-01" }, "decidedOn"],
    [{ appliedOn: "2026-11-24" }, "appliedOn"],
  ])("with %j is rejected at %s", (told, field) => {
    expect(memberLife(told, TODAY)).toMatchObject({ field });
  });
});
