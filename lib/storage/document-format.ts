import { imageFormatOf } from "./image-format";
import { isPdf } from "./pdf-format";

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
