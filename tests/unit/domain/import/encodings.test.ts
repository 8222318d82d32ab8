import { decodeSheet } from "@/lib/domain/import/sheet-text";

/** Single-byte encodings, recognized by one word alone. */

test.each([
  ...["García", "Lídia", "Muñoz", "MUÑOZ", "Zoë", "João", "Jérôme", "CÔTE", "Müller", "GRÖSSE", "Größe „x“"],
  ...["Košuta", "KOŠUTA", "TOMAŠ", "DRAŽEN", "Rossi—Bianchi", "D’Angelo", "e così via…", "Ñandú"],
  ...["Città", "CITTÀ", "Nicolò", "NICOLÒ", "Perché", "PERCHÉ", "Forlì", "caffè", "CAFFÈ", "PIÙ", "GIOSUè"],
])("a file in Windows-1252 is recognized by %j alone", (word) => {
  const signs = new Map(
    Array.from({ length: 128 }, (_, at) => {
      const byte = at + 128;
      return [decodeSheet(Uint8Array.from([0x80, 0x20, byte])).sheet.at(-1), byte];
    }),
  );
  const bytes = Array.from(word, (sign) => signs.get(sign) ?? sign.charCodeAt(0));
  expect(decodeSheet(Uint8Array.from(bytes))).toEqual({ sheet: word, encoding: "windows-1252" });
});

test.each([
  ["cp850", { è: 0x8a, é: 0x82, ì: 0x8d, ò: 0x95, ù: 0x97, À: 0xb7, È: 0xd4, É: 0x90, Ò: 0xe3, Ù: 0xeb }],
  [
    "macintosh",
    { à: 0x88, è: 0x8f, é: 0x8e, ì: 0x93, ò: 0x98, ù: 0x9d, À: 0xcb, É: 0x83, Ì: 0xed, Ò: 0xf1, Ù: 0xf4 },
  ],
])("a file in %s is recognized by one Italian word", (encoding, signs) => {
  for (const [sign, byte] of Object.entries(signs)) {
    const start = sign === sign.toLowerCase() ? "citt" : "CITT";
    const bytes = [...Buffer.from(start), byte, 0x3b];
    expect(decodeSheet(Uint8Array.from(bytes))).toEqual({ sheet: `${start}${sign};`, encoding });
  }
});
