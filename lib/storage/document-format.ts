const HEAD = "%PDF-";
const END = "%%EOF";
/** The number of bytes at the end of a file in which PDF readers look for the end marker. */
const LOOKED_AT = 1024;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file is a PDF by its first bytes and its end, whatever its name or headers claim. */
export const isPdf = (bytes: Uint8Array): boolean =>
  latin(bytes.subarray(0, HEAD.length)) === HEAD && latin(bytes.subarray(-LOOKED_AT)).includes(END);

export type ImageFormat = "jpeg" | "png" | "gif" | "webp";

/** The format by the file's first bytes, whatever its name or headers claim; null for any other format. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  return null;
}

const TYPES = { jpeg: "image/jpeg", png: "image/png" } as const;
type DocumentType = "application/pdf" | (typeof TYPES)[keyof typeof TYPES];

/** The content type of a document by its bytes: a PDF, or a photograph as JPEG or PNG; null for any other file. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  if (isPdf(bytes)) return "application/pdf";
  const format = imageFormatOf(bytes);
  return format === "jpeg" || format === "png" ? TYPES[format] : null;
}

const ENDINGS: Record<string, string> = {
  "application/pdf": "pdf",
  [TYPES.jpeg]: "jpg",
  [TYPES.png]: "png",
};

/** The file extension of a document. @throws Error for a type that documents cannot have, which is a bug */
export function endingOf(type: string): string {
  const ending = ENDINGS[type];
  if (ending === undefined) throw new Error(`No document is of the type ${type}`);
  return ending;
}
