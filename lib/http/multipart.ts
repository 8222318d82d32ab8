import { MIMEType } from "node:util";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { readBytes } from "./body";

/** docs/rules.md, "Limits". */
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;
/** For the large picture on the home page, in camera quality. */
export const HERO_LIMIT_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_LIMIT_BYTES = 10 * 1024 * 1024;

/** Allowance for the text fields and boundaries, in addition to the file. */
const FORM_OVERHEAD_BYTES = 64_000;
const MAX_FIELDS = 50;
/** The headers of one part: field name and file name. */
const MAX_HEAD_BYTES = 4_000;
const HEAD_END = "\r\n\r\n";
/**
 * RFC 2046, 5.1.1. The search for a longer boundary, in a body made for it, compares each byte with all of the boundary.
 */
const MAX_BOUNDARY = 70;

interface MultipartBody {
  /** Text fields; of a repeated field, the last value. */
  fields: Record<string, string>;
  /** Null if no file was chosen. */
  file: Uint8Array<ArrayBuffer> | null;
}

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(request.headers.get("content-type") ?? "");
}

/** The boundary in the request's content type; null without a valid one. */
function boundaryOf(request: Request): string | null {
  try {
    const boundary = new MIMEType(request.headers.get("content-type") ?? "").params.get("boundary") ?? "";
    return boundary !== "" && boundary.length <= MAX_BOUNDARY ? boundary : null;
  } catch {
    return null;
  }
}

/** Checked before parsing, since parsing megabytes of small parts, or of one part's headers, blocks the event loop. */
function isTooIntricate(bytes: Uint8Array, boundary: string): boolean {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = form.indexOf(delimiter); at !== -1; at = form.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    // One delimiter before each part, and one at the end.
    if (count > MAX_FIELDS + 1) return true;
    const headEnd = form.indexOf(HEAD_END, at);
    if ((headEnd === -1 ? form.length : headEnd) - at > MAX_HEAD_BYTES) return true;
  }
  return false;
}

async function parseForm(request: Request, limit: number): Promise<FormData> {
  const bytes = await readBytes(request, limit);
  const boundary = boundaryOf(request);
  if (boundary === null || isTooIntricate(bytes, boundary)) throw new AppError("VALIDATION");
  try {
    // Parses with the boundary that was counted, whatever else the content type contains.
    const headers = {
      "Content-Type": `multipart/form-data; boundary="${boundary.replace(/["\\]/g, "\\$&")}"`,
    };
    return await new Response(bytes, { headers }).formData();
  } catch (cause) {
    throw new AppError("VALIDATION", { message: text("refusals.request.form"), cause });
  }
}

/**
 * Reads a multipart body with at most one file.
 * @param fileField the name of the file's field
 * @param fileLimit bytes; a larger body is refused as soon as it exceeds the limit, whatever Content-Length says
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not multipart, PAYLOAD_TOO_LARGE, VALIDATION if it is malformed
 */
export async function readMultipart(
  request: Request,
  fileField: string,
  fileLimit: number,
): Promise<MultipartBody> {
  if (!isMultipart(request)) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const form = await parseForm(request, fileLimit + FORM_OVERHEAD_BYTES);
  const entries = [...form.entries()];
  if (entries.length > MAX_FIELDS) throw new AppError("VALIDATION");
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== "string") continue;
    if (value.length > FORM_OVERHEAD_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
    fields[name] = value;
  }
  const file = form.get(fileField);
  // A file input without a choice is submitted as an empty file without a name. An empty file with a name was chosen,
  // and is refused later.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { fields, file: null };
  if (file.size > fileLimit) throw new AppError("PAYLOAD_TOO_LARGE");
  return { fields, file: new Uint8Array(await file.arrayBuffer()) };
}
