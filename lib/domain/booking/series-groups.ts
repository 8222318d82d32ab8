/** What belongs to a series, or to none. */
interface InSeries {
  seriesId: number | null;
}

export interface SeriesGroup<B> {
  /** Null for a booking that stands alone in this list. */
  seriesId: number | null;
  bookings: B[];
}

/** A list with the bookings of one series together, where the first of them stands; the order is kept otherwise. */
export function groupBySeries<B extends InSeries>(bookings: readonly B[]): SeriesGroup<B>[] {
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
