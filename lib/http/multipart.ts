import { MIMEType } from "node:util";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { JSON_LIMIT_BYTES, readBytes, readJson } from "./body";
import type { FormBody } from "./endpoint-options";

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

function isMultipart(request: Request): boolean {
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

/** A body as sent, before its schema reads it. */
export interface SentBody {
  raw: unknown;
  /** Null if no file was chosen. */
  file: Uint8Array<ArrayBuffer> | null;
}

/**
 * Reads a multipart body with at most one file. A larger body is refused as soon as it exceeds the limit, whatever
 * Content-Length says. Of a repeated field, the last value counts.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not multipart, PAYLOAD_TOO_LARGE, VALIDATION if it is malformed
 */
export async function readForm(
  request: Request,
  { file: fileField, limitBytes, fromTexts, isJsonToo = false }: FormBody,
): Promise<SentBody> {
  if (!isMultipart(request)) {
    if (!isJsonToo) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    return { raw: await readJson(request, JSON_LIMIT_BYTES), file: null };
  }
  const form = await parseForm(request, limitBytes + FORM_OVERHEAD_BYTES);
  const entries = [...form.entries()];
  if (entries.length > MAX_FIELDS) throw new AppError("VALIDATION");
  const texts: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== "string") continue;
    if (value.length > FORM_OVERHEAD_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
    texts[name] = value;
  }
  const raw = fromTexts?.(texts) ?? texts;
  const file = form.get(fileField);
  // A file input without a choice is submitted as an empty file without a name. An empty file with a name was chosen,
  // and is refused later.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { raw, file: null };
  if (file.size > limitBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  return { raw, file: new Uint8Array(await file.arrayBuffer()) };
}

/** Reads the body that an endpoint declares. @throws AppError as `readForm` and `readJson` */
export async function readSent(
  request: Request,
  options: {
    form?: FormBody;
    body?: object;
    bodyLimit?: number;
    isBodyOptional?: boolean;
  },
): Promise<SentBody> {
  if (options.form) return readForm(request, options.form);
  const { body, bodyLimit = JSON_LIMIT_BYTES, isBodyOptional } = options;
  return { raw: body && (await readJson(request, bodyLimit, isBodyOptional)), file: null };
}
