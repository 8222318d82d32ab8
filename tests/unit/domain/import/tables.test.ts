import fc from "fast-check";
import { MAX_IMPORT_ROWS } from "@/lib/domain/import/import-kinds";
import { readTable } from "@/lib/domain/import/read-table";
import { MAX_CELL, MAX_COLUMNS, SEPARATORS, UnreadableTable } from "@/lib/domain/import/split-table";
import { text } from "@/lib/domain/language/text";
import { HOSTILE_TABLES } from "@/tests/helpers/hostile-tables";
import { inUtf8 } from "@/tests/helpers/table-files";

/** Any table is read back as written, and no malformed input takes long. */

const SIGNS = { semicolon: ";", comma: ",", tab: "\t", pipe: "|" } as const;

/** Cells that survive reading unchanged: without surrounding spaces or the guards of spreadsheets. */
const cell = fc
  .string({ unit: fc.constantFrom(..."abcèŠ🎶'\";,\t|\n\r 0-9.="), maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => !text.startsWith("'") && !text.startsWith("="))
  // Lines with as many separators as the rows would be taken for rows.
  .map((text) => (/[\r\n]/.test(text) ? text.replace(/[;,\t|]/g, "x") : text));
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
  );

const withoutEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((one) => one !== "") + 1);

test("reads any table back as it was written, with any separator, quotes and line ends", () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...SEPARATORS),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.boolean(),
      fc.constantFrom("", "\ufeff"),
      (rows, separator, lineEnd, quotesAll, mark) => {
        const written = (text: string) =>
          quotesAll || /[";,\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        const file = rows.map((cells) => cells.map(written).join(SIGNS[separator])).join(lineEnd);
        const last = rows.findLastIndex((cells) => cells.some((one) => one !== ""));
        const { rows: read } = readTable(inUtf8(mark + file + lineEnd), separator);
        expect(read).toEqual(rows.slice(0, last + 1).map(withoutEnd));
      },
    ),
    { numRuns: 500 },
  );
});

test("finds the separator of any table whose cells contain no separator", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcè 12"), minLength: 1, maxLength: 8 });
  const plain = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(word, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 60 }),
    );
  fc.assert(
    fc.property(plain, fc.constantFrom(...SEPARATORS), (rows, separator) => {
      const file = rows.map((cells) => cells.map((one) => `x${one}`).join(SIGNS[separator])).join("\n");
      expect(readTable(inUtf8(file))).toMatchObject({ separator, isSure: true });
    }),
  );
});

test("reads the largest permitted table", () => {
  const row = Array.from({ length: 24 }, (_, at) => `c${at}`).join(";");
  const { rows } = readTable(inUtf8(`${row}\n`.repeat(MAX_IMPORT_ROWS + 1)));
  expect([rows.length, rows[0]?.length]).toEqual([MAX_IMPORT_ROWS + 1, 24]);
  const wide = Array(MAX_COLUMNS).fill("x").join(";");
  expect(readTable(inUtf8(`${wide};;;;\n${wide}`)).rows[0]).toHaveLength(MAX_COLUMNS);
  expect(readTable(inUtf8(`a;b\n${"x".repeat(MAX_CELL)};1`)).rows[1]?.[0]).toHaveLength(MAX_CELL);
});

test.each(HOSTILE_TABLES)("rejects or reads %s within bounds", (_, file) => {
  const used = process.cpuUsage();
  let rows = 0;
  try {
    rows = readTable(file()).rows.length;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableTable);
    expect((error as Error).message).toMatch(/^imports\.file\./);
  }
  const { user, system } = process.cpuUsage(used);
  expect(rows).toBeLessThanOrEqual(MAX_IMPORT_ROWS + 50);
  // Ten times the usual duration; quadratic growth would take minutes.
  expect((user + system) / 1000).toBeLessThan(5_000);
});

test.each([
  ["a page called .xls", "<html><table><tr><td>Nome</td><td>Cognome</td></tr></table></html>"],
  ["XML", '<?xml version="1.0"?>\n<a;b>\n</a>'],
  ["JSON", '[{"Nome":"Ada","Cognome":"Rossi"}]'],
  ["an address book", "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rossi;Ada;;;\r\nEND:VCARD"],
  ["a bank's own format", ":20:START\r\n:61:2610021002C45,00NTRF\r\n:86:Bonifico"],
  ["another of them", "OFXHEADER:100\r\nDATA:OFXSGML\r\n"],
  ["PDF", "%PDF-1.7\na;b\nc;d"],
])("rejects %s as not being a table", (_, file) => {
  expect(() => readTable(inUtf8(file))).toThrow(text("imports.file.unreadable"));
});

test.each([
  ["a spreadsheet", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  ["a spreadsheet from before 2007", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0x3b, 0x0a]],
])("explains how to save %s as CSV", (_, bytes) => {
  expect(() => readTable(Uint8Array.from(bytes))).toThrow(text("imports.file.spreadsheet"));
});

test("swaps month and day if two cells of a column show that the month comes first", () => {
  const days = (...cells: string[]) =>
    readTable(inUtf8(["Nome;Nato il", ...cells.map((cell) => `Ada;${cell}`)].join("\n")))
      .rows.slice(1)
      .map(([, day]) => day);
  expect(days("03/04/1985", "12/25/1990 10:00", "10/13/85")).toEqual([
    "04/03/1985",
    "25/12/1990 10:00",
    "13/10/85",
  ]);
  const mixed = ["03/04/1985", "12/25/1990", "10/13/1985", "25/12/1990"];
  expect(days(...mixed)).toEqual(mixed);
  const once = ["03/04/1985", "12/25/1990"];
  expect(days(...once)).toEqual(once);
});
