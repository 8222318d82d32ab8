import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, SMALLEST_BYTES } from "../encoding";

/**
 * A kept body as it goes out: Brotli, gzip or plain. Compressed quickly when it is made, so that the first visitor does
 * not wait, and once more at a good level when it turns out to be asked for often. The plain text is not kept beside it.
 */

const compressBrotli = promisify(brotliCompress);
const FIRST_QUALITY = 4;
const GOOD_QUALITY = 10;
/** After this many answers a better compression has paid off. */
const ASKED_OFTEN = 20;
const HASH_LETTERS = 18;

const brotliOptions = (plain: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  },
});

const hashOf = (plain: Buffer) =>
  createHash("sha256").update(plain).digest("base64url").slice(0, HASH_LETTERS);

interface PackOptions {
  isCompressible: boolean;
  /** Whether the text never changes: it is then compressed well right after the first answer. */
  isLasting: boolean;
}

export class PackedBody {
  /** Names the content, whatever its form: the weak ETag of the answer. */
  readonly hash: string;
  /** The body if it is not worth compressing; else the smallest form. */
  #form: Buffer;
  readonly #isPlain: boolean;
  #gzip: Buffer | null = null;
  #answers = 0;
  readonly #often: number;

  /** The packed form of a text, or `old` if it holds the same text: then nothing is compressed again. */
  static of(plain: Buffer, options: PackOptions, old?: PackedBody): PackedBody {
    return old?.hash === hashOf(plain) ? old : new PackedBody(plain, options);
  }

  private constructor(plain: Buffer, { isCompressible, isLasting }: PackOptions) {
    this.hash = hashOf(plain);
    this.#isPlain = !isCompressible || plain.byteLength < SMALLEST_BYTES;
    this.#form = this.#isPlain ? plain : brotliCompressSync(plain, brotliOptions(plain, FIRST_QUALITY));
    this.#often = isLasting ? 1 : ASKED_OFTEN;
  }

  /** Bytes of memory that it takes, with room for the gzip form that somebody may ask for. */
  get bytes(): number {
    return this.#form.byteLength * (this.#isPlain ? 1 : 2.5);
  }

  #plain(): Buffer {
    return this.#isPlain ? this.#form : brotliDecompressSync(this.#form);
  }

  /** The body in an encoding that the client takes; "identity" for one that is not worth compressing. */
  in(wanted: Encoding): { encoding: Encoding; bytes: Buffer } {
    this.#answers += 1;
    if (this.#isPlain) return { encoding: "identity", bytes: this.#form };
    if (this.#answers === this.#often) void this.#packWell();
    if (wanted === "identity") return { encoding: wanted, bytes: this.#plain() };
    if (wanted === "br") return { encoding: wanted, bytes: this.#form };
    this.#gzip ??= gzipSync(this.#plain());
    return { encoding: wanted, bytes: this.#gzip };
  }

  async #packWell(): Promise<void> {
    const plain = this.#plain();
    this.#form = await compressBrotli(plain, brotliOptions(plain, GOOD_QUALITY));
  }
}
