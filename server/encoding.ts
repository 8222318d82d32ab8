import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import compressible from "compressible";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** In which form a body goes out. */
export type Encoding = "br" | "gzip" | "identity";
const OFFERED: Encoding[] = ["br", "gzip", "identity"];

/** Browsers send a handful of headers, all of them all day long. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest form of a text that a client takes. */
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

/** Below this, compressing saves no packet. */
export const SMALLEST_BYTES = 1_024;
/** For what is compressed for one reader: hardly slower than gzip, and smaller. */
const QUICK_QUALITY = 4;

/** Whether a body of this type gets smaller. Events go out one by one, as they happen. */
export function isCompressible(contentType: string | undefined): boolean {
  const type = contentType?.split(";", 1)[0]?.trim() ?? "";
  return type !== "text/event-stream" && (type === "text/x-component" || compressible(type) === true);
}

/** Compresses a stream; what was written is sent on, so that the beginning of a page is there before its end. */
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
