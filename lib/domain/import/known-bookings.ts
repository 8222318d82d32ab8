/**
 * The bookings that rows of a file may repeat: those of the site and of earlier rows, by room, time, name and address.
 * A customer may cancel a booking and make it again, so a canceled one does not stand for a live one.
 */
export class KnownBookings {
  readonly #live = new Set<string>();
  readonly #canceled = new Set<string>();

  add(key: string, isCanceled: boolean): void {
    (isCanceled ? this.#canceled : this.#live).add(key);
  }

  /** Whether a row repeats one of them. */
  has(key: string, isCanceled: boolean): boolean {
    return this.#live.has(key) || (isCanceled && this.#canceled.has(key));
  }
}
