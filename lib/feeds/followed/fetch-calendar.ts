import "server-only";
import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress, createGunzip, inflate, inflateRaw } from "node:zlib";
import { text } from "@/lib/domain/language/text";
import { withWholeSigns } from "@/lib/feeds/followed/calendar-text";
import { guardedRequest, RefusedAddressError } from "@/lib/feeds/guarded-request";

/** The validators of the last response, sent back so that the server can respond with 304. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

type FetchedCalendar = ({ text: string } & Validators) | "unchanged";

/** A calendar could not be fetched; the message is in Italian, for the panel. */
export class CalendarFetchError extends Error {}

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 4;

/** Outlook's published calendars respond with 500 unless the user agent looks like a browser. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Booking-Site-Calendar/1.0";

const TOO_LARGE = text("refusals.followed.tooLarge");

interface Request {
  url: URL;
  known: Validators | null;
  /** Called for the address and for each redirect. */
  isPrivateAllowed: (url: URL) => boolean;
  signal: AbortSignal;
}

function open({ url, known, isPrivateAllowed, signal }: Request): Promise<IncomingMessage> {
  const headers = {
    Accept: "text/calendar, text/plain;q=0.5",
    "Accept-Encoding": "gzip, br, deflate",
    "User-Agent": USER_AGENT,
    ...(known?.etag ? { "If-None-Match": known.etag } : {}),
    ...(known?.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
  };
  return guardedRequest({ method: "GET", url, headers, isPrivateAllowed: isPrivateAllowed(url), signal });
}

/** Values that some servers send for an uncompressed response, besides names of character sets. */
const PLAIN = new Set(["", "identity", "none", "7bit", "8bit", "binary"]);

function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

const isTooLong = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Deflate with a header (RFC 1950), or without one, as some servers send it. */
async function inflated(packed: Buffer): Promise<Buffer> {
  const [first = 0, second = 0] = packed;
  const hasHeader = (first & 15) === 8 && (first * 256 + second) % 31 === 0;
  try {
    return await promisify(hasHeader ? inflate : inflateRaw)(packed, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    throw isTooLong(error) ? new CalendarFetchError(TOO_LARGE) : error;
  }
}

/** The compression of a response; null for none. */
function compressionOf(response: IncomingMessage): "gzip" | "br" | "deflate" | null {
  const [encoding = null, ...others] = (response.headers["content-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !PLAIN.has(one) && !isCharset(one));
  if (others.length === 0) {
    if (encoding === "x-gzip") return "gzip";
    if (encoding === null || encoding === "gzip" || encoding === "br" || encoding === "deflate")
      return encoding;
  }
  throw new CalendarFetchError(text("refusals.followed.compression"));
}

function unpacked(response: IncomingMessage, compression: ReturnType<typeof compressionOf>): Readable {
  if (compression === "gzip") return response.pipe(createGunzip());
  if (compression === "br") return response.pipe(createBrotliDecompress());
  return response;
}

/** Reads the body as text. The limit counts decompressed bytes, since a small response can expand to a huge one. */
async function readText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return done(new CalendarFetchError(TOO_LARGE));
      chunks.push(chunk);
      done();
    },
  });
  let compression: ReturnType<typeof compressionOf>;
  try {
    compression = compressionOf(response);
    const body = unpacked(response, compression);
    response.once("aborted", () => body.destroy(new Error("The answer was cut off.")));
    await pipeline(body, collect, { signal });
  } finally {
    response.destroy();
  }
  const received = Buffer.concat(chunks);
  const unpackedBytes = compression === "deflate" ? await inflated(received) : received;
  return new TextDecoder("utf-8").decode(withWholeSigns(unpackedBytes));
}

async function follow(request: Request, redirects: number): Promise<FetchedCalendar> {
  const { url, signal, known } = request;
  const response = await open(request);
  const status = response.statusCode ?? 0;
  if ([301, 302, 303, 307, 308].includes(status) && response.headers.location) {
    response.destroy();
    if (redirects === 0) throw new CalendarFetchError(text("refusals.followed.redirects"));
    return follow({ ...request, url: new URL(response.headers.location, url) }, redirects - 1);
  }
  if (status === 304 && known !== null) {
    response.destroy();
    return "unchanged";
  }
  if (status !== 200) {
    response.destroy();
    throw new CalendarFetchError(`Il calendario ha risposto con l'errore ${status}.`);
  }
  return {
    text: await readText(response, signal),
    etag: response.headers.etag ?? null,
    lastModified: response.headers["last-modified"] ?? null,
  };
}

function asFetchError(error: unknown, signal: AbortSignal): CalendarFetchError {
  if (error instanceof CalendarFetchError) return error;
  if (error instanceof RefusedAddressError) return new CalendarFetchError(error.message);
  if (signal.aborted) return new CalendarFetchError(text("refusals.followed.late"));
  return new CalendarFetchError(text("refusals.followed.unreachable"), { cause: error });
}

/**
 * Fetches an iCalendar address that a user has entered (SSRF). Allows only https to public addresses, checked after DNS
 * resolution and on every redirect, unless `isPrivateAllowed` accepts the address. At most 2 MB decompressed and 10
 * seconds in total.
 * @param known the validators of the last response; with them the result may be "unchanged"
 * @throws CalendarFetchError with a sentence in Italian
 */
export async function fetchCalendar(
  address: string,
  known: Validators | null,
  isPrivateAllowed: (url: URL) => boolean,
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await follow({ url: new URL(address), known, isPrivateAllowed, signal }, MAX_REDIRECTS);
  } catch (error) {
    throw asFetchError(error, signal);
  }
}
