import { mayKeepBooks, type Role } from "../person/roles";

export const DIRECTIONS = ["in", "out", "transfer"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ACCOUNTS = ["cash", "bank"] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The account of an entry; null for a transfer, which concerns both. */
interface OfAccount {
  account: Account | null;
}

/** Whether a role may add an entry: secretaries may only add those of the cash account. */
export const mayEnter = (role: Role, { account }: OfAccount): boolean =>
  mayKeepBooks(role) || account === "cash";

/** The account to which a role's view of the entries is limited; null for no limit. */
export const seenAccount = (role: Role): Account | null => (mayKeepBooks(role) ? null : "cash");
