import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { literal } from "@/lib/data/search-words";
import { hasEmail } from "@/lib/domain/person/email";
import { requireFound } from "@/lib/errors";
import { findPersonIdOfAccount } from "./people";

/** A person by id, with the requesting account if any; or the person of the requesting account. */
export type PersonRef = { personId: number; userId?: number | null } | { userId: number };

/** A person as the subject of privacy requests: the owned rows, and the addresses by which other data is found. */
export interface Person {
  personId: number;
  /** Null for people without an account. */
  userId: number | null;
  /** The verified address of the account; null if unverified, since anybody can enter any address. */
  email: string | null;
  /** The address of the account or the person, verified or not; empty for people without one. */
  address: string;
  /** A new address that is not verified yet; it may belong to another account or to a stranger. */
  pendingAddress: string | null;
}

/** @throws AppError NOT_FOUND when the account no longer exists */
export async function personOf(
  account: {
    id: number;
    email: string;
    pendingEmail: string | null;
    isVerified: boolean;
  },
  on: Queryable = prisma(),
): Promise<Person> {
  const { id, email, pendingEmail, isVerified } = account;
  const personId = requireFound(await findPersonIdOfAccount(on, id), "person");
  return {
    personId,
    userId: id,
    email: isVerified ? email : null,
    address: email,
    pendingAddress: pendingEmail,
  };
}

/** A person without an account; null when there is none with this id. */
export async function personWithoutAccount(
  personId: number,
  on: Queryable = prisma(),
): Promise<Person | null> {
  const row = await on.person.findFirst({
    where: { id: personId, accountId: null },
    select: { email: true },
  });
  return row && { personId, userId: null, email: null, address: row.email ?? "", pendingAddress: null };
}

/** A Prisma filter: the same address, ignoring case. */
export const sameAddress = (email: string) => ({
  equals: literal(email),
  mode: "insensitive" as const,
});

/** The owner of rows: the account that sees them, or people. */
export type OwnerFilter = { userId: number } | { personIds: readonly number[] };

/** A person who signs up or waits. */
export interface ContactIdentity {
  personId: number | null;
  /** Empty for a person without an address. */
  email: string;
}

/** A Prisma filter: rows of the same person, or with the same address, ignoring case. */
export const samePersonOrAddress = ({ personId, email }: ContactIdentity) => ({
  OR: [
    ...(personId === null ? [] : [{ personId }]),
    ...(hasEmail(email) ? [{ email: sameAddress(email) }] : []),
  ],
});

/** Whether the address is known to be the person's; an account's address is only after its verification. */
export const isKnown = ({ userId, email }: Person): boolean => userId === null || email !== null;

export const WITH_ACCOUNT = { select: { accountId: true } } as const;

/** A Prisma filter: rows that an account sees, or rows of people. */
export const ownedBy = (of: OwnerFilter) =>
  "personIds" in of ? { personId: { in: [...of.personIds] } } : { person: { accountId: of.userId } };
