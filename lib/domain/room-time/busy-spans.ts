/** A stretch of time between two instants; the end does not belong to it. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two spans share a moment; back to back they do not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/**
 * Answers quickly, and many times, whether a span touches a busy one: sorts once, then searches by
 * halving. The busy spans may come in any order and overlap.
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
    // The last one that starts before the span ends is also the last one to end: they are disjoint.
    return (merged[low - 1]?.end ?? start) > start;
  };
}
