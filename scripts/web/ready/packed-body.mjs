/**
 * A body as it goes out: Brotli, gzip or plain. Compressed quickly when it is made, so that the first visitor does not
 * wait, and once more at a good level when it turns out to be asked for often. The plain text is not kept beside it.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const FIRST_QUALITY = 4;
const GOOD_QUALITY = 10;
/** Below this, compressing saves no packet. */
const SMALLEST_BYTES = 1_024;
/** After so many answers the time of a good compression is won back. */
const ASKED_OFTEN = 20;
const HASH_BYTES = 18;

const brotliOptions = (plain, quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  },
});

export class PackedBody {
  #forms = new Map();
  #answers = 0;

  /** @param {Buffer} plain */
  constructor(plain) {
    /** Names the content, whatever its form: the weak ETag of the answer. */
    this.hash = createHash("sha256").update(plain).digest("base64url").slice(0, HASH_BYTES);
    this.isSmall = plain.byteLength < SMALLEST_BYTES;
    if (this.isSmall) this.#forms.set("identity", plain);
    else this.#forms.set("br", brotliCompressSync(plain, brotliOptions(plain, FIRST_QUALITY)));
  }

  /** Bytes of memory that the forms take. */
  get bytes() {
    let sum = 0;
    for (const form of this.#forms.values()) sum += form.byteLength;
    return sum;
  }

  #plain() {
    return this.#forms.get("identity") ?? brotliDecompressSync(this.#forms.get("br"));
  }

  /** The body in an encoding that the client takes; `encoding` is "identity" for one that is not worth compressing. */
  in(wanted) {
    this.#answers += 1;
    if (this.isSmall) return { encoding: "identity", bytes: this.#forms.get("identity") };
    if (this.#answers === ASKED_OFTEN) void this.#packWell();
    if (wanted === "identity") return { encoding: wanted, bytes: this.#plain() };
    if (wanted === "gzip" && !this.#forms.has("gzip")) this.#forms.set("gzip", gzipSync(this.#plain()));
    return { encoding: wanted, bytes: this.#forms.get(wanted) };
  }

  async #packWell() {
    const plain = this.#plain();
    this.#forms.set("br", await compressBrotli(plain, brotliOptions(plain, GOOD_QUALITY)));
  }
}
