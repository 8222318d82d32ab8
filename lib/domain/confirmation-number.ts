/** The booking id padded to 5 digits (section 9 of the specification); longer ids stay whole. */
export function confirmationNumber(id: number): string {
  return String(id).padStart(5, "0");
}
