/** The people and records that a mail is about, by which the erasure of a person's data finds it. */
export interface MailSubject {
  userId: number | null;
  /** The address entered by the customer, for mails to the centre about customers. */
  contact: string | null;
  /** The marks (`subjectMark`) of the records that it is about and of their owners. */
  about: readonly string[];
}

/** The kind of record that a mail is about; "person" for its owner. */
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

/** "booking:42", also from a number as written in mails ("00042"). */
export const subjectMark = (kind: SubjectKind, id: number | string): string => `${kind}:${Number(id)}`;
