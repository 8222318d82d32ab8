import type { ImageFormat } from "./document-format";

/**
 * The parts of a file that a decoder needs for its first picture. Files are small, but their other parts may not be:
 * a text of 50 kB in a PNG can unpack to 50 MB, and a JPEG can draw a picture again in each of thousands of scans.
 */

/** Progressive JPEGs have about ten. */
const MAX_SCANS = 64;

/** Programs write a PNG in chunks of some kilobytes. */
const MAX_CHUNKS = 20_000;

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Markers without a length: fill bytes, data in a scan, restarts, the start of the file. Also the undefined ones, over
 * which a decoder may pass without reading a length.
 */
const isBare = (code: number) => code < 0xc0 || code === MARKER || (code >= 0xd0 && code <= 0xd8);

/** The number of scans in a JPEG, counted up to one more than the maximum. */
function scansOf(file: Buffer): number {
  let scans = 0;
  for (let at = 0; at + 3 < file.length && scans <= MAX_SCANS; ) {
    const code = file[at] === MARKER ? (file[at + 1] ?? 0) : 0;
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    at += isBare(code) ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return scans;
}

interface Container {
  /** The bytes before the first chunk. */
  head: number;
  /** The chunks to keep, each once. */
  once: ReadonlySet<string>;
  /** The chunks to keep however many there are. */
  all: ReadonlySet<string>;
  nameAt: number;
  /** The length of a whole chunk that begins at `at`. */
  lengthAt: (file: Buffer, at: number) => number;
}

const CONTAINERS = {
  png: {
    head: 8,
    once: new Set("IHDR PLTE IEND tRNS gAMA cHRM sRGB sBIT iCCP cICP eXIf pHYs".split(" ")),
    all: new Set(["IDAT"]),
    nameAt: 4,
    lengthAt: (file, at) => 12 + file.readUInt32BE(at),
  },
  webp: {
    head: 12,
    once: new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF"]),
    all: new Set<string>(),
    nameAt: 0,
    lengthAt: (file, at) => {
      const length = file.readUInt32LE(at + 4);
      return 8 + length + (length % 2);
    },
  },
} as const satisfies Record<string, Container>;

/** A file with the listed chunks only, without a last one that is cut off; null for a file of too many chunks. */
function withChunks(file: Buffer, { head, once, all, nameAt, lengthAt }: Container): Buffer | null {
  const kept = Buffer.alloc(file.length);
  let size = file.copy(kept, 0, 0, head);
  const seen = new Set<string>();
  let count = 0;
  for (let at = head; at + 8 <= file.length; ) {
    const end = at + lengthAt(file, at);
    if (end > file.length) break;
    count += 1;
    if (count > MAX_CHUNKS) return null;
    const name = file.toString("latin1", at + nameAt, at + nameAt + 4);
    if (all.has(name) || (once.has(name) && !seen.has(name))) size += file.copy(kept, size, at, end);
    if (once.has(name)) seen.add(name);
    at = end;
  }
  return kept.subarray(0, size);
}

/**
 * A picture file without what its first picture does not need: texts, later frames, unknown parts.
 * @returns null for a file with far more scans or chunks than any program writes
 */
export function firstPicture(bytes: Uint8Array, format: ImageFormat): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === "gif") return file;
  if (format === "jpeg") return scansOf(file) > MAX_SCANS ? null : file;
  const plain = withChunks(file, CONTAINERS[format]);
  if (format === "webp") plain?.writeUInt32LE(plain.length - 8, 4);
  return plain;
}
