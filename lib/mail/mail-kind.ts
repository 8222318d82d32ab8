import { type MailSubject, type SubjectKind, subjectMark } from "@/lib/domain/site/mail-subject";
import type { Settings } from "@/lib/schemas/site/settings";
import type { MailWords } from "./mail-words";
import type { MailContent } from "./message";

interface Writing {
  to: string;
  now: Date;
  words: MailWords;
  /** Reads the association's settings, for mails that say how to pay. */
  readSettings: () => Promise<Settings>;
}

/** Another address than the one it was queued for may be given; null when its reason no longer exists: it is not sent. */
type Written = MailContent | { to: string; content: MailContent } | null;

export interface MailKind<Data> {
  /** Whom and what a mail is about. */
  about: (data: Data) => MailSubject;
  /** `data` is in the mail's language already. */
  write: (data: Data, writing: Writing) => Written | Promise<Written>;
}

export const kind = <Data>(
  about: MailKind<Data>["about"],
  write: MailKind<Data>["write"],
): MailKind<Data> => ({
  about,
  write,
});

/** A mail whose content follows from its data alone. */
export const plain = <Data>(
  about: MailKind<NoInfer<Data>>["about"],
  render: (data: Data, words: MailWords) => MailContent,
): MailKind<Data> => ({ about, write: (data, { words }) => render(data, words) });

/** A mail whose content also depends on the instant at which it is sent. */
export const timed = <Data>(
  about: MailKind<NoInfer<Data>>["about"],
  render: (data: Data, now: Date, words: MailWords) => MailContent,
): MailKind<Data> => ({ about, write: (data, { now, words }) => render(data, now, words) });

/**
 * What is requested by an address alone is found by it; an account that leaves it takes it along. A mail about a change is
 * not about its author: an account that is deleted must not take it along.
 */
const NOBODY: MailSubject = { userId: null, contact: null, about: [] };
export const ofNobody = (): MailSubject => NOBODY;

export const ofAccount = ({ userId }: { userId: number }): MailSubject => ({
  ...NOBODY,
  userId: userId ?? null,
});

export const ofContact = ({ email }: { email: string }): MailSubject => ({ ...NOBODY, contact: email });

export const ofPeople = (ids: readonly number[]): MailSubject => ({
  ...NOBODY,
  about: ids.map((id) => subjectMark("person", id)),
});

/** The owner of a booking or a waiting entry. */
interface Owned {
  id: number;
  userId: number | null;
  personId?: number | null | undefined;
  email: string;
}

export function ofOwned(kind: SubjectKind, things: readonly Owned[]): MailSubject {
  const [first] = things;
  if (first === undefined) return NOBODY;
  const { userId = null, personId } = first;
  const person = typeof personId === "number" ? [subjectMark("person", personId)] : [];
  return {
    userId,
    contact: first.email ?? null,
    about: [...things.map(({ id }) => subjectMark(kind, id)), ...person],
  };
}

/** What of a sign-up, a fee, an application or a pass stands in its mails. */
interface Numbered {
  userId?: number | null;
  email?: string | null;
}

export const ofNumber = (
  kind: SubjectKind,
  number: number | string,
  { userId = null, email = null }: Numbered = {},
): MailSubject => ({ userId, contact: email, about: [subjectMark(kind, number)] });

export const ofConfirmed = (
  thing: Numbered & { kind: SubjectKind; confirmationNumber: string },
): MailSubject => ofNumber(thing.kind, thing.confirmationNumber, thing);
