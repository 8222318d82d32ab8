import { overlaps, type Span } from "@/lib/domain/room-time/busy-spans";
import type { ClosureTimes } from "@/lib/domain/room-time/closure";
import { addDays, dayOf, timeOf } from "@/lib/domain/time/dates";

const BUCKET_MS = 24 * 3_600_000;
/** In days. A longer span is compared with every span of its room, which is cheaper than a bucket for each day. */
const MOST_BUCKETS = 31;

interface Taken<Source> {
  span: Span;
  source: Source;
}

const append = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** The buckets of the days that a span touches; null for a long one. */
function bucketsOf(room: number, { startsAt, endsAt }: Span): string[] | null {
  const first = Math.floor(startsAt.getTime() / BUCKET_MS);
  const count = Math.floor((endsAt.getTime() - 1) / BUCKET_MS) - first + 1;
  if (count > MOST_BUCKETS) return null;
  return Array.from({ length: Math.max(1, count) }, (_, at) => `${room} ${first + at}`);
}

export class OccupiedTime<Source> {
  readonly #buckets = new Map<string, Taken<Source>[]>();
  readonly #long = new Map<number, Taken<Source>[]>();
  readonly #ofRoom = new Map<number, Taken<Source>[]>();

  add(room: number, span: Span, source: Source): void {
    const taken = { span, source };
    append(this.#ofRoom, room, taken);
    const buckets = bucketsOf(room, span);
    if (buckets === null) append(this.#long, room, taken);
    else for (const bucket of buckets) append(this.#buckets, bucket, taken);
  }

  /** The source that occupies a part of a span in a room; undefined if it is free. */
  find(room: number, span: Span): Source | undefined {
    const findIn = (list: readonly Taken<Source>[] = []) => list.find((one) => overlaps(one.span, span));
    const buckets = bucketsOf(room, span);
    if (buckets === null) return findIn(this.#ofRoom.get(room))?.source;
    for (const list of [this.#long.get(room), ...buckets.map((bucket) => this.#buckets.get(bucket))]) {
      const found = findIn(list);
      if (found !== undefined) return found.source;
    }
    return undefined;
  }
}

const MIDNIGHT = "00:00";
/** The last possible end of a closure, which ends on the day it begins. */
const LAST_MINUTE = "23:59";

/**
 * The closures that cover a calendar entry, in Europe/Rome: by days for whole days, by hours for parts of a day. Hours
 * across midnight are split.
 */
export function entryClosures({ startsAt, endsAt }: Span): ClosureTimes[] {
  const first = dayOf(startsAt);
  const from = timeOf(startsAt);
  const until = timeOf(endsAt);
  const lastDay = dayOf(endsAt);
  // An entry that ends at midnight ends on the day before.
  const endsAtMidnight = until === MIDNIGHT;
  const last = endsAtMidnight ? addDays(lastDay, -1) : lastDay;
  if (last < first) return [];
  const whole = (startDate: string, endDate: string): ClosureTimes[] =>
    endDate < startDate ? [] : [{ startDate, endDate, startTime: null, endTime: null }];
  const hours = (day: string, startTime: string, endTime: string): ClosureTimes[] =>
    endTime <= startTime ? [] : [{ startDate: day, endDate: day, startTime, endTime }];

  const startsWhole = from === MIDNIGHT;
  if (first === last && !(startsWhole && endsAtMidnight))
    return hours(first, from, endsAtMidnight ? LAST_MINUTE : until);
  return [
    ...(startsWhole ? [] : hours(first, from, LAST_MINUTE)),
    ...whole(startsWhole ? first : addDays(first, 1), endsAtMidnight ? last : addDays(last, -1)),
    ...(endsAtMidnight ? [] : hours(last, MIDNIGHT, until)),
  ];
}
