import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, MIN_BYTES_TO_COMPRESS } from "../encoding";

/**
 * A kept body as it goes out: Brotli, gzip or plain. Compressed quickly when it is made, so that the first visitor does
 * not wait, and once more at a good level when it turns out to be requested often. The plain text is not kept beside it.
 */

const compressBrotli = promisify(brotliCompress);
const FIRST_QUALITY = 4;
const GOOD_QUALITY = 10;
/** After this many answers a better compression has paid off. */
const OFTEN_REQUESTED = 20;
const HASH_LENGTH = 18;

const brotliOptions = (plain: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  },
});

const hashOf = (plain: Buffer) =>
  createHash("sha256").update(plain).digest("base64url").slice(0, HASH_LENGTH);

interface CompressionOptions {
  isCompressible: boolean;
  /** Whether the text never changes: it is then compressed well right after the first answer. */
  isImmutable: boolean;
}

export class CompressedBody {
  /** Names the content, whatever its form: the weak ETag of the answer. */
  readonly hash: string;
  /** The body if it is not worth compressing; else the smallest form. */
  #stored: Buffer;
  readonly #isPlain: boolean;
  #gzip: Buffer | null = null;
  #answers = 0;
  readonly #recompressAfter: number;

  /** The compressed form of a text, or `old` if it holds the same text: then nothing is compressed again. */
  static of(plain: Buffer, options: CompressionOptions, old?: CompressedBody): CompressedBody {
    return old?.hash === hashOf(plain) ? old : new CompressedBody(plain, options);
  }

  private constructor(plain: Buffer, { isCompressible, isImmutable }: CompressionOptions) {
    this.hash = hashOf(plain);
    this.#isPlain = !isCompressible || plain.byteLength < MIN_BYTES_TO_COMPRESS;
    this.#stored = this.#isPlain ? plain : brotliCompressSync(plain, brotliOptions(plain, FIRST_QUALITY));
    this.#recompressAfter = isImmutable ? 1 : OFTEN_REQUESTED;
  }

  /** Bytes of memory that it takes, with room for the gzip form that a client may request. */
  get bytes(): number {
    return this.#stored.byteLength * (this.#isPlain ? 1 : 2.5);
  }

  #plain(): Buffer {
    return this.#isPlain ? this.#stored : brotliDecompressSync(this.#stored);
  }

  /** The body in an encoding that the client takes; "identity" for one that is not worth compressing. */
  encoded(wanted: Encoding): { encoding: Encoding; bytes: Buffer } {
    this.#answers += 1;
    if (this.#isPlain) return { encoding: "identity", bytes: this.#stored };
    if (this.#answers === this.#recompressAfter) void this.#recompress();
    if (wanted === "identity") return { encoding: wanted, bytes: this.#plain() };
    if (wanted === "br") return { encoding: wanted, bytes: this.#stored };
    this.#gzip ??= gzipSync(this.#plain());
    return { encoding: wanted, bytes: this.#gzip };
  }

  async #recompress(): Promise<void> {
    const plain = this.#plain();
    this.#stored = await compressBrotli(plain, brotliOptions(plain, GOOD_QUALITY));
  }
}
