import { LRUCache } from "lru-cache";

const MB = 1_000_000;
/** The largest share of a cache that one response may take. */
const LARGEST_SHARE = 0.1;
const MAX_SEEN_ONCE = 10_000;
/** Addresses may be up to 16 kB long. */
const MAX_SEEN_BYTES = 4 * MB;

export interface Entry {
  /** Estimated bytes in memory. */
  readonly bytes: number;
}

/**
 * Two caches. The number of addresses without a query is limited. Addresses with a query can be invented without limit,
 * so they are cached from the second request on, and separately.
 */
export class BoundedCache<E extends Entry> {
  readonly #withoutQuery = cacheOf<E>(64 * MB);
  readonly #withQuery = cacheOf<E>(64 * MB);
  readonly #seen = new LRUCache<string, true>({
    max: MAX_SEEN_ONCE,
    maxSize: MAX_SEEN_BYTES,
    sizeCalculation: (_, key) => bytesOf(key),
  });

  #of(key: string) {
    return key.includes("?") ? this.#withQuery : this.#withoutQuery;
  }

  /** The entry of a key, or undefined. Counts as a use. */
  get(key: string): E | undefined {
    return this.#of(key).get(key);
  }

  /** Stores an entry; one with a query only from its second request on. */
  set(key: string, entry: E): void {
    const cache = this.#of(key);
    if (cache === this.#withQuery && !cache.has(key) && !this.#seen.delete(key)) {
      this.#seen.set(key, true);
      return;
    }
    cache.set(key, entry);
  }

  /** Bytes in use by the caches for addresses without and with a query. */
  get bytes(): { withoutQuery: number; withQuery: number } {
    return { withoutQuery: this.#withoutQuery.calculatedSize, withQuery: this.#withQuery.calculatedSize };
  }
}

/** The memory of a key; addresses may be long. */
const bytesOf = (key: string) => 2 * key.length + 1;

function cacheOf<E extends Entry>(maxSize: number): LRUCache<string, E> {
  return new LRUCache<string, E>({
    maxSize,
    maxEntrySize: maxSize * LARGEST_SHARE,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes) + bytesOf(key),
  });
}
