import { type MailSubject, type SubjectKind, subjectMark } from "@/lib/domain/site/mail-subject";
import type { Settings } from "@/lib/schemas/site/settings";
import type { MailContext } from "./mail-words";
import type { MailContent } from "./message";

interface Writing {
  to: string;
  now: Date;
  words: MailContext;
  /** Reads the association's settings, for mails that explain how to pay. */
  readSettings: () => Promise<Settings>;
}

/**
 * May replace the address for which the mail was queued. Null if the mail's reason no longer exists: it is not sent.
 */
type Written = MailContent | { to: string; content: MailContent } | null;

export interface MailKind<Data> {
  /** The people and records that the mail concerns. */
  about: (data: Data) => MailSubject;
  /** `data` is already in the mail's language. */
  write: (data: Data, writing: Writing) => Written | Promise<Written>;
}

export const kind = <Data>(
  about: MailKind<Data>["about"],
  write: MailKind<Data>["write"],
): MailKind<Data> => ({
  about,
  write,
});

/** A mail whose content depends on its data alone. */
export const plain = <Data>(
  about: MailKind<NoInfer<Data>>["about"],
  render: (data: Data, words: MailContext) => MailContent,
): MailKind<Data> => ({ about, write: (data, { words }) => render(data, words) });

/** A mail whose content also depends on the instant at which it is sent. */
export const timed = <Data>(
  about: MailKind<NoInfer<Data>>["about"],
  render: (data: Data, now: Date, words: MailContext) => MailContent,
): MailKind<Data> => ({ about, write: (data, { now, words }) => render(data, now, words) });

/**
 * Mails requested for an address alone, such as password resets, are found by that address, and erased with the account
 * that gives it up. Mails about a change do not concern the change's author: deleting the author's account must not
 * erase them.
 */
const NOBODY: MailSubject = { userId: null, contact: null, about: [] };
export const noSubject = (): MailSubject => NOBODY;

export const ofAccount = ({ userId }: { userId: number }): MailSubject => ({
  ...NOBODY,
  userId: userId ?? null,
});

export const ofContact = ({ email }: { email: string }): MailSubject => ({ ...NOBODY, contact: email });

export const ofPeople = (ids: readonly number[]): MailSubject => ({
  ...NOBODY,
  about: ids.map((id) => subjectMark("person", id)),
});

interface Owned {
  id: number;
  userId: number | null;
  personId?: number | null | undefined;
  email: string;
}

export function subjectOfRecords(kind: SubjectKind, things: readonly Owned[]): MailSubject {
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

/** The parts of a sign-up, fee, application or pass that identify the owner of its mails. */
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
