import "server-only";
import { literal } from "@/lib/data/search-words";

/** Whose data: what belongs to the account, and what names the address where that is proven to be hers. */
export interface Person {
  userId: number;
  /** Null where the address is not verified: anybody can type it. */
  email: string | null;
  /** The address of the account, verified or not. No other account has it. */
  address: string;
  /** The one that waits for its link: of a stranger, as far as anybody knows, and perhaps of another account. */
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

/** An address in whatever case; an underscore or a percent sign in it is itself. */
export const sameAddress = (email: string) => ({
  equals: literal(email),
  mode: "insensitive" as const,
});

/** The rows of a table with a user and an address that are hers. */
export const ofPerson = ({ userId, email }: Person) =>
  email === null ? { userId } : { OR: [{ userId }, { userId: null, email: sameAddress(email) }] };
