/** The booking id padded to 5 digits (section 9 of the specification); longer ids stay whole. */
export function confirmationNumber(id: number): string {
  return String(id).padStart(5, "0");
}

/** The id in a confirmation number as somebody types it ("42", "00042", "#00042"), or null. */
export function bookingNumberIn(text: string): number | null {
  const digits = /^#?0*(\d{1,9})$/.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
