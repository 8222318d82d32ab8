/** The time between two instants; the end is not included. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether a span has a duration: hours skipped by the clock change in spring have none. */
export const hasDuration = ({ startsAt, endsAt }: Span): boolean => startsAt < endsAt;

/** Whether two spans overlap; adjacent ones do not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/**
 * Creates a fast search for a span that overlaps a given time: sorts the spans once, then uses binary search.
 * @param spans in any order; they may overlap each other
 * @returns a function of start and end (milliseconds since 1970, the end not included), which returns the earliest
 *   overlapping span
 */
export function indexSpans<S extends Span>(
  spans: readonly S[],
): (start: number, end: number) => S | undefined {
  const sorted = [...spans].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const starts = sorted.map(({ startsAt }) => startsAt.getTime());
  // The latest end up to each span. It never decreases, even if spans overlap each other.
  let latest = Number.NEGATIVE_INFINITY;
  const ends = sorted.map(({ endsAt }) => {
    latest = Math.max(latest, endsAt.getTime());
    return latest;
  });

  return (start, end) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? start) > start) high = middle;
      else low = middle + 1;
    }
    // The first span that ends after `start`; if it starts too late, so do all later ones.
    return (starts[low] ?? end) < end ? sorted[low] : undefined;
  };
}
