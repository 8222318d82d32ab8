import "server-only";
import { literal } from "@/lib/data/search-words";

/** Whose data: what belongs to the account, and what names the address where that is proven to be hers. */
export interface Person {
  userId: number;
  username: string;
  /** Null where the address is not verified: anybody can type it. */
  email: string | null;
  /** The address of the account and the one that waits for its link, proven or not. */
  addresses: readonly string[];
}

/** The person of an account. */
export function personOf(account: {
  id: number;
  username: string;
  email: string;
  pendingEmail: string | null;
  isVerified: boolean;
}): Person {
  const { id, username, email, pendingEmail, isVerified } = account;
  return {
    userId: id,
    username,
    email: isVerified ? email : null,
    addresses: pendingEmail === null ? [email] : [email, pendingEmail],
  };
}

/** An address in whatever case; an underscore or a percent sign in it is itself. */
export const sameAddress = (email: string) => ({
  equals: literal(email),
  mode: "insensitive" as const,
});

/** The rows of a table with a user and an address that are hers. */
export const ofPerson = ({ userId, email }: Person) =>
  email === null ? { userId } : { OR: [{ userId }, { userId: null, email: sameAddress(email) }] };
