/**
 * A TrueType font generated for the characters that no installed font has: each is printed as a box, and is copied as
 * itself. The table layouts are those of the OpenType specification.
 */

const UNITS_PER_EM = 1000;
const ADVANCE = 600;
const ASCENT = 950;
const DESCENT = -250;

const u16 = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 0x10000), value % 0x10000)));

/** The outer and the inner edge of the box; opposite directions leave the inside empty. */
const BOX = [
  ...[
    [60, 0],
    [60, 700],
    [540, 700],
    [540, 0],
  ],
  ...[
    [110, 50],
    [490, 50],
    [490, 650],
    [110, 650],
  ],
];

const steps = (axis: 0 | 1) => BOX.map((point, index) => (point[axis] ?? 0) - (BOX[index - 1]?.[axis] ?? 0));

const GLYPH = Buffer.concat([
  u16(2, 60, 0, 540, 700, 3, 7, 0),
  Buffer.alloc(BOX.length, 1),
  u16(...steps(0)),
  u16(...steps(1)),
]);

function tablesOf(codePoints: readonly number[]): [tag: string, content: Buffer][] {
  // Glyph 0 is the one for all other characters.
  const count = codePoints.length + 1;
  const glyphs = Array.from({ length: count }, (_, glyph) => glyph);
  const groups = codePoints.map((codePoint, index) => u32(codePoint, codePoint, index + 1));
  const map = Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(12, 0),
    u32(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ]);
  const name = Buffer.from("Boxes", "latin1");
  return [
    ["cmap", map],
    ["glyf", Buffer.concat(glyphs.map(() => GLYPH))],
    [
      "head",
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(0, UNITS_PER_EM),
        u32(0, 0, 0, 0),
        u16(60, 0, 540, 700, 0, 8, 2, 1, 0),
      ]),
    ],
    [
      "hhea",
      Buffer.concat([
        u32(0x10000),
        u16(ASCENT, DESCENT, 0, ADVANCE, 60, 60, 540, 1, 0, 0, 0, 0, 0, 0, 0, count),
      ]),
    ],
    ["hmtx", Buffer.concat(glyphs.map(() => u16(ADVANCE, 60)))],
    ["loca", u32(...glyphs.map((glyph) => glyph * GLYPH.length), count * GLYPH.length)],
    ["maxp", Buffer.concat([u32(0x10000), u16(count, BOX.length, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ["name", Buffer.concat([u16(0, 1, 18, 1, 0, 0, 6, name.length, 0), name])],
    ["post", u32(0x30000, 0, 0, 0, 0, 0, 0, 0)],
  ];
}

/** The bytes of a font that draws each of these code points as a box. */
export function boxFont(codePoints: ReadonlySet<number>): Buffer {
  const tables = tablesOf([...codePoints].sort((one, other) => one - other));
  let offset = 12 + 16 * tables.length;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [tag, content] of tables) {
    directory.push(Buffer.from(tag, "latin1"), u32(0, offset, content.length));
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([u32(0x10000), u16(tables.length, 0, 0, 0), ...directory, ...contents]);
}
