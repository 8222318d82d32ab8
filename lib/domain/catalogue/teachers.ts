/** Who teaches a course, an event or a lesson. */

/** A teacher as things name her. */
export interface NamedTeacher {
  id: number;
  name: string;
  imageUrl: string | null;
  /** Inactive ones are named in the panel alone. */
  isActive: boolean;
}

/** The teachers of a lesson: a substitute in the place of the course's own. */
export const lessonTeachers = (
  { teachers }: { teachers: readonly NamedTeacher[] },
  { substitute }: { substitute: NamedTeacher | null },
): readonly NamedTeacher[] => (substitute === null ? teachers : [substitute]);

/** Those that visitors see. */
export const activeTeachers = (teachers: readonly NamedTeacher[]): NamedTeacher[] =>
  teachers.filter(({ isActive }) => isActive);

export const withActiveTeachers = <Of extends { teachers: readonly NamedTeacher[] }>(thing: Of): Of => ({
  ...thing,
  teachers: activeTeachers(thing.teachers),
});
