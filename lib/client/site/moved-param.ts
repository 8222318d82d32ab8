/** The query parameter with the booking that is being moved, to append to others; empty without one. */
export const movedParam = (bookingId: number | undefined): string =>
  bookingId === undefined ? "" : `&bookingId=${bookingId}`;
