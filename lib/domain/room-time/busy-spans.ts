/** A stretch of time between two instants; the end is not included. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two spans overlap; adjacent ones do not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/**
 * Creates a fast check whether a span overlaps a busy one: merges the busy spans once, then finds the candidate by
 * binary search.
 * @param busy in any order; they may overlap
 */
export function indexBusySpans(busy: readonly Span[]): (span: Span) => boolean {
  const merged: { start: number; end: number }[] = [];
  for (const span of [...busy].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const start = span.startsAt.getTime();
    const end = span.endsAt.getTime();
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }

  return (span) => {
    const start = span.startsAt.getTime();
    const end = span.endsAt.getTime();
    let low = 0;
    let high = merged.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.start ?? end) < end) low = middle + 1;
      else high = middle;
    }
    // Merged spans are disjoint, so the last one that starts before the span ends is also the last to end.
    return (merged[low - 1]?.end ?? start) > start;
  };
}
