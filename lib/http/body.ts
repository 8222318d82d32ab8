import { text } from "@/lib/domain/language/text";
import { AppError, wordedError } from "@/lib/errors";
import { isTooHeavy } from "./json-weight";

export const JSON_LIMIT_BYTES = 100_000;
/** Registration and PATCH /api/users/me may carry a picture as a data URL. */
export const AVATAR_BODY_LIMIT_BYTES = 3_000_000;

/** The client disconnected before it had sent the whole body; no response is needed. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/**
 * Reads the rest of a body and drops it: a body that is left half-read or canceled would block the connection for the
 * client's next request.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client closed the connection: nothing is left to read.
  }
}

/**
 * Reads a body of at most `limit` bytes. Stops at the first byte too many, whatever Content-Length says.
 * @throws AppError PAYLOAD_TOO_LARGE
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("PAYLOAD_TOO_LARGE");
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new ClientGone("The client went away.", { cause });
    });
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      void discardRest(reader);
      throw new AppError("PAYLOAD_TOO_LARGE");
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Reads a JSON body of at most `limit` bytes. With `isOptional`, a missing body is read as an empty object.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for another content type, PAYLOAD_TOO_LARGE, VALIDATION if it is not JSON or
 * has too many values or levels
 */
export async function readJson(request: Request, limit: number, isOptional = false): Promise<unknown> {
  const bytes = isOptional ? await readBytes(request, limit) : null;
  if (bytes?.length === 0) return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !/^application\/[\w.+-]+\+json$/.test(type))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const body = bytes ?? (await readBytes(request, limit));
  if (isTooHeavy(body)) throw wordedError("VALIDATION", "refusals.request.tooMuch");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError("VALIDATION", { message: text("refusals.request.noJson"), cause });
  }
}
