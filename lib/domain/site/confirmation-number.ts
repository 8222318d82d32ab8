/** The records with a confirmation number. Each kind has its own sequence, so the same digits occur in all of them. */
export type NumberedKind = "booking" | "course" | "event" | "fee" | "member" | "pass";

const LETTERS: Record<NumberedKind, string> = {
  booking: "P",
  course: "C",
  event: "E",
  fee: "Q",
  member: "S",
  pass: "T",
};

/** The id padded to 5 digits; longer ids are not shortened. */
export function confirmationNumber(id: number): string {
  return String(id).padStart(5, "0");
}

/** "P00042", "C00042", "E00042", "Q00042" or "T00042": the number on screens and in mails. */
export function formatConfirmationNumber(kind: NumberedKind, confirmationNumber: string): string {
  return `${LETTERS[kind]}${confirmationNumber}`;
}

/**
 * The id in a confirmation number as people type it ("42", "00042", "P00042", "#P00042"), or null; also null for the
 * letter of another kind.
 */
export function parseConfirmationNumber(text: string, kind: NumberedKind): number | null {
  const digits = new RegExp(`^#?${LETTERS[kind]}?0*(\\d{1,9})$`, "i").exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
