import { LRUCache } from "lru-cache";

/** Where answers are kept, within a number of bytes. */

const MB = 1_000_000;
/** No answer takes more than this part of the memory that it is kept in. */
const LARGEST_SHARE = 0.1;
const SEEN_ONCE = 10_000;

export interface Entry {
  /** What it takes in memory. */
  readonly bytes: number;
}

/**
 * Two memories. What has no query is one of a number of addresses that the site itself makes. Of what has one there are
 * as many as somebody cares to send, so it is kept from the second request on, and never pushes out what has none.
 */
export class Memory<E extends Entry> {
  readonly #plain = cacheOf<E>(64 * MB);
  readonly #queried = cacheOf<E>(64 * MB);
  readonly #seen = new LRUCache<string, true>({ max: SEEN_ONCE });

  #of(key: string) {
    return key.includes("?") ? this.#queried : this.#plain;
  }

  /** The entry of a key, or undefined. Asking for it counts as a use. */
  get(key: string): E | undefined {
    return this.#of(key).get(key);
  }

  /** Keeps an entry, if it is admitted. */
  set(key: string, entry: E): void {
    const memory = this.#of(key);
    if (memory === this.#queried && !memory.has(key) && !this.#seen.delete(key)) {
      this.#seen.set(key, true);
      return;
    }
    memory.set(key, entry);
  }

  /** Bytes in use, of the memory for addresses without and with a query. */
  get bytes(): { plain: number; queried: number } {
    return { plain: this.#plain.calculatedSize, queried: this.#queried.calculatedSize };
  }
}

function cacheOf<E extends Entry>(maxSize: number): LRUCache<string, E> {
  return new LRUCache<string, E>({
    maxSize,
    maxEntrySize: maxSize * LARGEST_SHARE,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes),
  });
}
