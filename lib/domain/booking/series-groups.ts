interface SeriesGroup<B> {
  /** Null for a booking without others of its series in this list. */
  seriesId: number | null;
  bookings: B[];
}

/** Groups the bookings of each series at the position of the first one; otherwise preserves the order. */
export function groupBySeries<B extends { seriesId: number | null }>(
  bookings: readonly B[],
): SeriesGroup<B>[] {
  const groups: SeriesGroup<B>[] = [];
  const bySeries = new Map<number, SeriesGroup<B>>();
  for (const booking of bookings) {
    const { seriesId } = booking;
    const known = seriesId === null ? undefined : bySeries.get(seriesId);
    if (known) {
      known.bookings.push(booking);
      continue;
    }
    const group = { seriesId, bookings: [booking] };
    groups.push(group);
    if (seriesId !== null) bySeries.set(seriesId, group);
  }
  return groups.map((group) => (group.bookings.length > 1 ? group : { ...group, seriesId: null }));
}
