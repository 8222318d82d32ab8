import { mayKeepBooks, type Role } from "../person/roles";

/** Book entries: what came in, what went out, and transfers between cash and bank. */

export const DIRECTIONS = ["in", "out", "transfer"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ACCOUNTS = ["cash", "bank"] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Which account an entry is of; null for a transfer, which is of both. */
interface OfAccount {
  account: Account | null;
}

/** Whether a role may add an entry: a secretary those of cash alone. */
export const mayEnter = (role: Role, { account }: OfAccount): boolean =>
  mayKeepBooks(role) || account === "cash";

/** The account to whose entries a role is kept; null for all. */
export const seenAccount = (role: Role): Account | null => (mayKeepBooks(role) ? null : "cash");
