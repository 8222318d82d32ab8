/** A teacher in the form that courses, events and lessons refer to. */
export interface NamedTeacher {
  id: number;
  name: string;
  imageUrl: string | null;
  /** Inactive teachers are shown only in the panel. */
  isActive: boolean;
}

/** The teachers of a lesson: the substitute if there is one, otherwise the course's teachers. */
export const lessonTeachers = (
  { teachers }: { teachers: readonly NamedTeacher[] },
  { substitute }: { substitute: NamedTeacher | null },
): readonly NamedTeacher[] => (substitute === null ? teachers : [substitute]);

export const activeTeachers = (teachers: readonly NamedTeacher[]): NamedTeacher[] =>
  teachers.filter(({ isActive }) => isActive);

export const withActiveTeachers = <Of extends { teachers: readonly NamedTeacher[] }>(thing: Of): Of => ({
  ...thing,
  teachers: activeTeachers(thing.teachers),
});

/** No pay, per lesson, per participant, or a percentage of the income of the lessons. */
export const PAY_RULES = ["none", "perLesson", "perParticipant", "percent"] as const;
type PayRule = (typeof PAY_RULES)[number];

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
