/** Receipts: their numbers, their stamp duty, and whether payments may share one. */

/** Receipts for more than € 77,47 carry a stamp (D.P.R. 642/1972, tariffa, art. 13). Cents. */
export const STAMP_DUTY_ABOVE = 7747;
export const STAMP_DUTY = 200;

/** The stamp duty of a receipt in cents. */
export function stampDutyOf(total: number, isCharged: boolean): number {
  return isCharged && total > STAMP_DUTY_ABOVE ? STAMP_DUTY : 0;
}

/** "12/2026" */
export const receiptNumber = (sequence: number, year: number): string => `${sequence}/${year}`;

/** Sequence and year in a number as somebody types it, or null. */
export function receiptNumberIn(text: string): { sequence: number; year: number } | null {
  const match = /^(\d{1,9})\s*\/\s*(\d{4})$/.exec(text.trim());
  return match ? { sequence: Number(match[1]), year: Number(match[2]) } : null;
}

/**
 * Whether all that was paid is of one person.
 * @param personIds whose each thing is; null for what has been anonymized, which nobody knows to be somebody's
 */
export function isOnePerson(personIds: readonly (number | null)[]): boolean {
  const [first = null] = personIds;
  return personIds.length === 1 || (first !== null && personIds.every((personId) => personId === first));
}

/** A line of a receipt: "Prenotazione #00042, Sala Salvia, giovedì 17 dicembre 2026, 08:00 – 13:00". */
export const payableLine = ({
  reason,
  title,
  when,
}: {
  reason: string;
  title: string;
  when: string;
}): string => [reason, title, when].filter((part) => part !== "").join(", ");
