/** The pay of teachers. */

/** No pay, per lesson, per participant, or a percentage of the income of the lessons. */
export const PAY_RULES = ["none", "perLesson", "perParticipant", "percent"] as const;
export type PayRule = (typeof PAY_RULES)[number];

/** The maximum value for a rule: cents, or a percentage. */
export const payAmountMax = (rule: PayRule): number => (rule === "percent" ? 100 : 100_000_000);

/** The basis of a teacher's pay. Amounts in cents. */
export interface Taught {
  lessons: number;
  participants: number;
  income: number;
}

/** The pay due in cents; half cents are rounded up. */
export function dueFor(
  { payRule, payAmount }: { payRule: PayRule; payAmount: number },
  { lessons, participants, income }: Taught,
): number {
  if (payRule === "perLesson") return lessons * payAmount;
  if (payRule === "perParticipant") return participants * payAmount;
  return payRule === "percent" ? Math.floor((income * payAmount + 50) / 100) : 0;
}
