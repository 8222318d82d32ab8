/** Whom and what a mail is about, as far as it says so: a person's erasure finds it by that. */
export interface MailSubject {
  /** The account. */
  userId: number | null;
  /** The address that was given with it: mails to the centre are about customers. */
  contact: string | null;
  /** The things that it is about, and whose they are (`subjectMark`). */
  about: readonly string[];
}

/** The kind of a thing that a mail is about; "person" for whose it is. */
export type SubjectKind =
  | "booking"
  | "course"
  | "event"
  | "fee"
  | "member"
  | "pass"
  | "receipt"
  | "waiting"
  | "person";

/** "booking:42", also of a number as mails write it ("00042"). */
export const subjectMark = (kind: SubjectKind, id: number | string): string => `${kind}:${Number(id)}`;
