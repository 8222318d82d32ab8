import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { literal } from "@/lib/data/search-words";
import { hasEmail } from "@/lib/domain/person/email";
import { notFoundError } from "@/lib/errors";
import { findPersonIdOfAccount } from "./people";

/** Somebody in terms of privacy: what is theirs, and by which addresses it is found elsewhere. */
export interface Person {
  personId: number;
  /** Null for people without an account. */
  userId: number | null;
  /** The address that the account has verified; null where nobody has, since anybody can type one. */
  email: string | null;
  /** The address of the account or the person, proven or not; empty for people without one. */
  address: string;
  /** A new address that is not verified yet; it may belong to another account or to a stranger. */
  pendingAddress: string | null;
}

/** The person of an account. @throws AppError NOT_FOUND when the account is gone */
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
  const personId = await findPersonIdOfAccount(on, id);
  if (personId === null) throw notFoundError("person");
  return {
    personId,
    userId: id,
    email: isVerified ? email : null,
    address: email,
    pendingAddress: pendingEmail,
  };
}

/** A person without an account; null when there is none such. */
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

/** A Prisma filter: the same address in any case. */
export const sameAddress = (email: string) => ({
  equals: literal(email),
  mode: "insensitive" as const,
});

/** Whose rows are meant: those that an account sees, or those of people. */
export type OfWhom = { userId: number } | { personIds: readonly number[] };

/** Somebody who signs up or waits. */
export interface Somebody {
  personId: number | null;
  /** Empty for somebody without an address. */
  email: string;
}

/** A Prisma filter: what is of the same person, or was made with the same address in any case. */
export const ofSomebody = ({ personId, email }: Somebody) => ({
  OR: [
    ...(personId === null ? [] : [{ personId }]),
    ...(hasEmail(email) ? [{ email: sameAddress(email) }] : []),
  ],
});

/** Whether an address is the person's: nobody has proved that of an account which is not verified. */
export const isKnown = ({ userId, email }: Person): boolean => userId === null || email !== null;

export const WITH_ACCOUNT = { select: { accountId: true } } as const;

/** A Prisma filter: what an account sees, or what is people's. */
export const ofWhom = (of: OfWhom) =>
  "personIds" in of ? { personId: { in: [...of.personIds] } } : { person: { accountId: of.userId } };
