import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import compressible from "compressible";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";
const OFFERED: Encoding[] = ["br", "gzip", "identity"];

/** Results by Accept-Encoding header: browsers send few different ones. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

export function bestEncoding(accepted: string | undefined): Encoding {
  const header = accepted ?? "";
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const taken = negotiator.encodings(OFFERED);
  const best = OFFERED.find((encoding) => taken.includes(encoding)) ?? "identity";
  chosen.set(header, best);
  return best;
}

/** Below this size, compression does not save a network packet. */
export const MIN_BYTES_TO_COMPRESS = 1_024;
/** For responses compressed for a single request: hardly slower than gzip, and smaller. */
const QUICK_QUALITY = 4;

/** A type that the package `compressible` does not know, and one that must be sent without buffering. */
const RSC_TYPE = "text/x-component";
const EVENT_STREAM = "text/event-stream";

export const isCompressible = (type: string): boolean =>
  type === RSC_TYPE || (type !== EVENT_STREAM && compressible(type) === true);

/** Compresses a stream and flushes after each write, so that the beginning of a page arrives before its end. */
export function compressor(encoding: Exclude<Encoding, "identity">): Transform {
  if (encoding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
