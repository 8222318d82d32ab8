/** Receipts: numbers, stamp duty, and whether payments may share a receipt. */

/** Receipts for more than € 77,47 bear stamp duty (D.P.R. 642/1972, tariffa, art. 13). Cents. */
export const STAMP_DUTY_ABOVE = 7747;
export const STAMP_DUTY = 200;

/** The data of a payment that determine the stamp duty of its receipt. */
interface StampedPayment {
  /** Cents. */
  amount: number;
  /** Set for a membership fee. */
  feeId: number | null;
}

/** A third-sector body (ets), an amateur sports club (asd), or neither. */
export const ASSOCIATION_KINDS = ["ets", "asd", "other"] as const;
type AssociationKind = (typeof ASSOCIATION_KINDS)[number];

/** Why a receipt bears no stamp duty: the kind of association, or because it is for membership fees. */
export const STAMP_EXEMPTIONS = ["ets", "asd", "fees"] as const;
type StampExemption = (typeof STAMP_EXEMPTIONS)[number];

/** The exempting law, as cited on the receipt. */
const EXEMPTING_LAWS: Record<StampExemption, string> = {
  ets: "art. 82, comma 5, D.Lgs. 117/2017",
  asd: "art. 27-bis, tabella allegato B, D.P.R. 642/1972",
  fees: "art. 7, tabella allegato B, D.P.R. 642/1972",
};

/** "Esente da imposta di bollo (art. 82, comma 5, D.Lgs. 117/2017)" */
export const exemptionText = (exemption: StampExemption): string =>
  `Esente da imposta di bollo (${EXEMPTING_LAWS[exemption]})`;

interface StampRules {
  associationKind: AssociationKind;
  /** Whether the association charges stamp duty when it is due. */
  stampDuty: boolean;
}

const sumOf = (payments: readonly StampedPayment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The stamp duty of a receipt in cents, or the reason for the exemption. Third-sector bodies and amateur sports clubs
 * bear none, nor do membership fees, so only the other payments of a mixed receipt count. Below the limit no stamp duty
 * is due, and a reason is given only if the exemption does not depend on the amount.
 */
export function stampDutyOf(
  payments: readonly StampedPayment[],
  { associationKind, stampDuty }: StampRules,
): { stampDuty: number; stampExemption: StampExemption | null } {
  const others = payments.filter(({ feeId }) => feeId === null);
  if (others.length === 0) return { stampDuty: 0, stampExemption: "fees" };
  if (associationKind !== "other") return { stampDuty: 0, stampExemption: associationKind };
  if (sumOf(others) > STAMP_DUTY_ABOVE)
    return { stampDuty: stampDuty ? STAMP_DUTY : 0, stampExemption: null };
  return { stampDuty: 0, stampExemption: sumOf(payments) > STAMP_DUTY_ABOVE ? "fees" : null };
}

/** "12/2026" */
export const receiptNumber = (sequence: number, year: number): string => `${sequence}/${year}`;

/** Sequence and year of a typed receipt number, or null. */
export function receiptNumberIn(text: string): { sequence: number; year: number } | null {
  const match = /^(\d{1,9})\s*\/\s*(\d{4})$/.exec(text.trim());
  return match ? { sequence: Number(match[1]), year: Number(match[2]) } : null;
}

/**
 * Whether all payments belong to the same person.
 * @param personIds the person of each payment; null for anonymised ones, which cannot be attributed to anybody
 */
export function isOnePerson(personIds: readonly (number | null)[]): boolean {
  const [first = null] = personIds;
  return personIds.length === 1 || (first !== null && personIds.every((personId) => personId === first));
}

/**
 * A line of a receipt: "Prenotazione #P00042, Sala Salvia, giovedì 17 dicembre 2026, 08:00 – 13:00, Tappetino × 12".
 */
export const chargeLine = ({
  reference,
  title,
  when,
  extras = [],
}: {
  reference: string;
  title: string;
  when: string;
  extras?: readonly string[];
}): string => [reference, title, when, ...extras].filter((part) => part !== "").join(", ");
