import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findOrCreateOwner } from "@/lib/data/person/candidates";
import { findOwner, type Owner, personIdOfAccount } from "@/lib/data/person/people";
import { separateFromUnverified } from "@/lib/data/person/separate-person";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { NO_EMAIL } from "@/lib/domain/person/email";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Contact, ContactInput } from "@/lib/schemas/person/contact";

/** The owner of a booking, a sign-up or a waiting list entry. */
export interface Ownership {
  /** Null only in anonymized rows. */
  personId: number | null;
  /** The account that can see it. */
  userId: number | null;
}

export const ownershipOf = ({
  userId,
  personId,
}: {
  userId: number | null;
  personId?: number | null | undefined;
}): Ownership => ({ userId, personId: personId ?? null });

/** Hides the person from a response to the holder of a mailed link, who has no session. */
export function withoutPerson<Owned extends { personId?: number | null | undefined }>({
  personId: _,
  ...owned
}: Owned): Omit<Owned, "personId"> {
  return owned;
}

/** Hides the owner from a visitor, so that the response does not reveal whether the typed address has an account. */
export function withoutOwner<Owned extends { userId: number | null; personId?: number | null | undefined }>(
  owned: Owned,
): Omit<Owned, "personId"> {
  return { ...withoutPerson(owned), userId: null };
}

/** The owner, with the name and contacts that are stored in the row. */
export interface OwnerAndContact {
  owner: { personId: number; userId: number | null };
  contact: Contact;
}

/** @throws AppError VALIDATION for the first missing field */
function requireContact(
  { firstName, lastName, email, phone, language }: ContactInput,
  account: { language: Language } | null,
): Contact {
  if (firstName === undefined) throw fieldError("firstName", VALIDATION.required);
  if (lastName === undefined) throw fieldError("lastName", VALIDATION.required);
  const spoken = language ?? account?.language ?? DEFAULT_LANGUAGE;
  return { firstName, lastName, email: email ?? NO_EMAIL, phone: phone ?? null, language: spoken };
}

/**
 * The owner of what a customer creates in their own session.
 * @throws AppError VALIDATION when the name is missing
 */
export const ownerInSession = (
  personId: number,
  input: ContactInput,
  user: SignedInUser,
): OwnerAndContact => ({
  owner: { personId, userId: user.id },
  contact: requireContact(input, user),
});

/**
 * The owner of a row that the panel writes. Separates the person from an account with an unverified address.
 * @throws AppError VALIDATION at `personId` for an unknown person
 */
export async function requireOwner(tx: Transaction, personId: number): Promise<Owner> {
  await separateFromUnverified(tx, personId);
  const person = await findOwner(tx, personId);
  if (person === null) throw fieldError("personId", VALIDATION.unknownPerson);
  return person;
}

/** @throws AppError VALIDATION at `personId` for an unknown person */
async function ofKnownPerson(
  tx: Transaction,
  personId: number,
  input: ContactInput,
): Promise<OwnerAndContact> {
  const { accountId, firstName, lastName, email, phone, language } = await requireOwner(tx, personId);
  return {
    owner: { personId, userId: accountId },
    contact: {
      firstName: input.firstName ?? firstName,
      lastName: input.lastName ?? lastName,
      email: input.email ?? email ?? NO_EMAIL,
      phone: input.phone ?? phone,
      language: input.language ?? language,
    },
  };
}

/**
 * The owner of something without a contact of its own: the person that the panel names or, for null, the caller.
 * @throws AppError VALIDATION at `personId` for an unknown person
 */
export async function ownerOf(
  tx: Transaction,
  personId: number | null,
  user: Pick<SignedInUser, "id">,
): Promise<OwnerAndContact["owner"]> {
  if (personId === null) return { personId: await personIdOfAccount(tx, user.id), userId: user.id };
  return { personId, userId: (await requireOwner(tx, personId)).accountId };
}

/**
 * The only place that decides the owner of something new: in a customer's session the account's person; in the panel
 * the named person; otherwise the person with the typed e-mail address and name, created if necessary. Typed data never
 * change an existing person. Must be called after the account is locked and before rooms, events and courses are.
 * @param user the session of the request; null for a visitor
 * @throws AppError VALIDATION at `personId` for an unknown person, at the name when it is missing
 */
export async function resolveOwner(
  tx: Transaction,
  input: ContactInput,
  user: SignedInUser | null,
): Promise<OwnerAndContact> {
  if (user !== null && !user.isAdmin)
    return ownerInSession(await personIdOfAccount(tx, user.id), input, user);
  const { personId = null } = input;
  if (user !== null && personId !== null) return ofKnownPerson(tx, personId, input);
  // Staff write in Italian for others, whatever language their own account has.
  const contact = requireContact(input, null);
  return { owner: await findOrCreateOwner(tx, contact), contact };
}
