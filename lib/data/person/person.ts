import "server-only";
import { literal } from "@/lib/data/search-words";

/** A person in terms of privacy: their data belong to the account, or contain its verified address. */
export interface Person {
  userId: number;
  /** Null where the address is not verified: anybody can type it. */
  email: string | null;
  /** The address of the account, verified or not. No other account has it. */
  address: string;
  /** A new address that is not verified yet; it may belong to another account or to a stranger. */
  pendingAddress: string | null;
}

/** The person of an account. */
export function personOf(account: {
  id: number;
  email: string;
  pendingEmail: string | null;
  isVerified: boolean;
}): Person {
  const { id, email, pendingEmail, isVerified } = account;
  return {
    userId: id,
    email: isVerified ? email : null,
    address: email,
    pendingAddress: pendingEmail,
  };
}

/** A Prisma filter: the same address in any case. */
export const sameAddress = (email: string) => ({
  equals: literal(email),
  mode: "insensitive" as const,
});

/** A Prisma filter for tables with `userId` and `email`: the rows of the person. */
export const ofPerson = ({ userId, email }: Person) =>
  email === null ? { userId } : { OR: [{ userId }, { userId: null, email: sameAddress(email) }] };
