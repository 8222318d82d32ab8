import { foldText } from "@/lib/domain/language/fold-text";
import { isSameEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { VALIDATION } from "@/lib/messages/validation";
import { panelContactFields } from "@/lib/schemas/person/contact";

export interface FoundPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  dateOfBirth: string | null;
  city: string | null;
  /** Last day of the membership; null for non-members. */
  memberUntil: string | null;
  hasAccount: boolean;
  isVerified: boolean;
  lastSeenAt: string | null;
}

/** Typed data of a new person. A name is enough. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

export type PersonChoice =
  | { kind: "none" }
  | { kind: "known"; person: FoundPerson }
  | { kind: "new"; typed: TypedPerson };

export const NOBODY: PersonChoice = { kind: "none" };

export type PersonErrors = Partial<Record<keyof TypedPerson | "personId", string>>;

/** Request body for a person: the id, the typed data, or both. */
export interface PersonBody {
  personId?: number;
  firstName?: string;
  lastName?: string;
  email?: string | null;
  phone?: string | null;
}

const startsUpper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Parses the text of the search: an e-mail address, a phone number, or a name, optionally followed by a phone number.
 */
export function readTyped(text: string): TypedPerson {
  const nobody = { firstName: "", lastName: "", phone: "", email: "" };
  if (text.includes("@")) return { ...nobody, email: text };
  if (/^[+\d][\d\s./-]*$/.test(text)) return { ...nobody, phone: text };
  const [, name = text, phone = ""] = /^(.*\D)\s(\+?\d[\d\s./-]{4,})$/.exec(text) ?? [];
  const [first = "", ...rest] = name.trim().split(/\s+/).map(startsUpper);
  return { ...nobody, firstName: first, lastName: rest.join(" "), phone };
}

/** A name without differences in case, accents, apostrophes and repeated spaces. */
const folded = (name: string) => foldText(name).trim().replace(/\s+/g, " ");

/**
 * The existing person whom the server would match with the typed data: the one with an account and this verified e-mail
 * address, otherwise the one without an account with the same address and name.
 */
export function matchOf(typed: TypedPerson, people: readonly FoundPerson[]): FoundPerson | null {
  const same = people.filter(({ email }) => email !== null && isSameEmail(email, typed.email.trim()));
  const isNamesake = (person: FoundPerson) => folded(fullName(person)) === folded(fullName(typed));
  return (
    same.find(({ isVerified }) => isVerified) ??
    same.find((person) => !person.hasAccount && isNamesake(person)) ??
    null
  );
}

/**
 * The request body for a choice, or its errors.
 * @param match the existing person whom the typed data identifies
 */
export function readPerson(
  choice: PersonChoice,
  match: FoundPerson | null,
): { body: PersonBody; errors: null } | { body: null; errors: PersonErrors } {
  if (choice.kind === "none") return { body: null, errors: { personId: VALIDATION.personOrName } };
  if (choice.kind === "known") return { body: { personId: choice.person.id }, errors: null };
  const { firstName, lastName, email, phone } = panelContactFields;
  const read = {
    firstName: firstName.safeParse(choice.typed.firstName),
    lastName: lastName.safeParse(choice.typed.lastName),
    email: email.safeParse(choice.typed.email.trim()),
    phone: phone.safeParse(choice.typed.phone),
  };
  const errors: PersonErrors = {};
  for (const [field, { error }] of Object.entries(read))
    if (error) errors[field as keyof TypedPerson] = error.issues[0]?.message ?? "";
  if (!read.firstName.data || !read.lastName.data || Object.keys(errors).length > 0)
    return { body: null, errors };
  const body = {
    firstName: read.firstName.data,
    lastName: read.lastName.data,
    email: read.email.data ?? null,
    phone: read.phone.data ?? null,
  };
  return { body: match ? { ...body, personId: match.id } : body, errors: null };
}
