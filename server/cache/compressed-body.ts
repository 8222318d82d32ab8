import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, MIN_BYTES_TO_COMPRESS } from "../encoding";

/**
 * A cached body in the encodings in which it is sent: Brotli, gzip or plain. Compressed quickly at first, so that the
 * first visitor does not wait, and again at a higher level if it is requested often. The plain text is not stored in
 * addition.
 */

const compressBrotli = promisify(brotliCompress);
const FIRST_QUALITY = 4;
const GOOD_QUALITY = 10;
/** After this many responses, a better compression pays off. */
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
  /** Whether the text never changes: it is then compressed at the higher level right after the first response. */
  isImmutable: boolean;
}

export class CompressedBody {
  /** Identifies the content in any encoding: the weak ETag of the response. */
  readonly hash: string;
  /** The body if it is not worth compressing; otherwise the smallest form. */
  #stored: Buffer;
  readonly #isPlain: boolean;
  #gzip: Buffer | null = null;
  /** The plain text while a response still uses it: clients that do not read their responses share one copy. */
  #plainInUse: WeakRef<Buffer> | null = null;
  #answers = 0;
  readonly #recompressAfter: number;

  /** The compressed form of a text. Returns `old` if it contains the same text, to avoid compressing it again. */
  static of(plain: Buffer, options: CompressionOptions, old?: CompressedBody): CompressedBody {
    return old?.hash === hashOf(plain) ? old : new CompressedBody(plain, options);
  }

  private constructor(plain: Buffer, { isCompressible, isImmutable }: CompressionOptions) {
    this.hash = hashOf(plain);
    this.#isPlain = !isCompressible || plain.byteLength < MIN_BYTES_TO_COMPRESS;
    this.#stored = this.#isPlain ? plain : brotliCompressSync(plain, brotliOptions(plain, FIRST_QUALITY));
    this.#recompressAfter = isImmutable ? 1 : OFTEN_REQUESTED;
  }

  /** Bytes of memory that it takes, including space for the gzip form that a client may request. */
  get bytes(): number {
    return this.#stored.byteLength * (this.#isPlain ? 1 : 2.5);
  }

  #plain(): Buffer {
    if (this.#isPlain) return this.#stored;
    const inUse = this.#plainInUse?.deref();
    if (inUse) return inUse;
    const plain = brotliDecompressSync(this.#stored);
    this.#plainInUse = new WeakRef(plain);
    return plain;
  }

  /** The body in an encoding that the client accepts; "identity" if it is not worth compressing. */
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
