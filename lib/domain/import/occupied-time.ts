import { overlaps, type Span } from "../room-time/busy-spans";

const BUCKET_MS = 24 * 3_600_000;

/** Taken time of rooms, in which thousands of spans are looked up and added. */
export class OccupiedTime<Source> {
  readonly #buckets = new Map<string, { span: Span; source: Source }[]>();

  #keys(room: number, { startsAt, endsAt }: Span): string[] {
    const first = Math.floor(startsAt.getTime() / BUCKET_MS);
    const last = Math.floor((endsAt.getTime() - 1) / BUCKET_MS);
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => `${room} ${first + at}`);
  }

  add(room: number, span: Span, source: Source): void {
    for (const key of this.#keys(room, span)) {
      const bucket = this.#buckets.get(key);
      if (bucket === undefined) this.#buckets.set(key, [{ span, source }]);
      else bucket.push({ span, source });
    }
  }

  /** Who takes some of a span in a room; undefined where it is free. */
  find(room: number, span: Span): Source | undefined {
    for (const key of this.#keys(room, span)) {
      const found = this.#buckets.get(key)?.find((one) => overlaps(one.span, span));
      if (found !== undefined) return found.source;
    }
    return undefined;
  }
}
