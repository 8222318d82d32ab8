/** What tells the server which booking is to be moved, after other parameters; nothing where none is. */
export const movedParam = (bookingId: number | undefined): string =>
  bookingId === undefined ? "" : `&bookingId=${bookingId}`;
