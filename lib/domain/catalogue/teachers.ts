/** The teachers of courses, events and lessons. */

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

/** The teachers that visitors see. */
export const activeTeachers = (teachers: readonly NamedTeacher[]): NamedTeacher[] =>
  teachers.filter(({ isActive }) => isActive);

export const withActiveTeachers = <Of extends { teachers: readonly NamedTeacher[] }>(thing: Of): Of => ({
  ...thing,
  teachers: activeTeachers(thing.teachers),
});
