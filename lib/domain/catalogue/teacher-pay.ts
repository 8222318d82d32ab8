/** How teachers are paid. */

/** By nothing, the lesson, the participant, or a part of what the lessons bring in. */
export const PAY_RULES = ["none", "perLesson", "perParticipant", "percent"] as const;
export type PayRule = (typeof PAY_RULES)[number];

/** The most that a rule can say: cents, or a percentage. */
export const payAmountMax = (rule: PayRule): number => (rule === "percent" ? 100 : 100_000_000);

/** What a teacher has earned. Amounts in cents. */
export interface Taught {
  lessons: number;
  participants: number;
  income: number;
}

/** What is due for it in cents; half cents are rounded up. */
export function dueFor(
  { payRule, payAmount }: { payRule: PayRule; payAmount: number },
  { lessons, participants, income }: Taught,
): number {
  if (payRule === "perLesson") return lessons * payAmount;
  if (payRule === "perParticipant") return participants * payAmount;
  return payRule === "percent" ? Math.floor((income * payAmount + 50) / 100) : 0;
}
