/**
 * Where ready answers are kept, within a number of bytes. Entries begin on probation and are promoted when they are
 * asked for again; what is on probation makes room first. So a stream of addresses that nobody asks for twice pushes
 * out nothing but itself.
 */
const PROTECTED_SHARE = 0.8;
const SEEN_ONCE = 10_000;

export class ReadyStore {
  #probation = new Map();
  #protected = new Map();
  #bytes = { probation: 0, protected: 0 };
  #seen = new Set();

  /**
   * @param {{ maxBytes: number, admitsAtOnce: boolean }} options without `admitsAtOnce` an answer is kept from the
   * second request for it on
   */
  constructor({ maxBytes, admitsAtOnce }) {
    this.maxBytes = maxBytes;
    this.admitsAtOnce = admitsAtOnce;
  }

  get bytes() {
    return this.#bytes.probation + this.#bytes.protected;
  }

  /** The entry of a key, or undefined. Asking for it counts as a use. */
  get(key) {
    const entry = this.#protected.get(key) ?? this.#probation.get(key);
    if (entry === undefined) return undefined;
    this.delete(key);
    this.#add("protected", key, entry);
    return entry;
  }

  /** Keeps an entry, whose `bytes` say what it takes, if it is admitted. */
  set(key, entry) {
    const isKnown = this.#protected.has(key);
    if (!isKnown && !this.#probation.has(key) && !this.#isAdmitted(key)) return;
    this.delete(key);
    if (entry.bytes > this.maxBytes / 10) return;
    this.#add(isKnown ? "protected" : "probation", key, entry);
  }

  delete(key) {
    for (const [part, entries] of [
      ["protected", this.#protected],
      ["probation", this.#probation],
    ]) {
      const kept = entries.get(key);
      if (kept === undefined) continue;
      entries.delete(key);
      this.#bytes[part] -= kept.countedBytes;
    }
  }

  #isAdmitted(key) {
    if (this.admitsAtOnce || this.#seen.delete(key)) return true;
    this.#seen.add(key);
    if (this.#seen.size > SEEN_ONCE) this.#seen.delete(this.#seen.values().next().value);
    return false;
  }

  #add(part, key, entry) {
    // What an entry takes may change while it is kept (another form of its body): counted as it is at each use.
    entry.countedBytes = entry.bytes;
    (part === "protected" ? this.#protected : this.#probation).set(key, entry);
    this.#bytes[part] += entry.countedBytes;
    this.#makeRoom();
  }

  #makeRoom() {
    while (this.#bytes.protected > this.maxBytes * PROTECTED_SHARE) {
      const [key, entry] = this.#protected.entries().next().value;
      this.delete(key);
      this.#probation.set(key, entry);
      this.#bytes.probation += entry.countedBytes;
    }
    while (this.bytes > this.maxBytes && this.#probation.size > 0)
      this.delete(this.#probation.keys().next().value);
  }
}
