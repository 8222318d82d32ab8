/** A person by id, with the account that asks, if any; or by the account that asks. */
export type PersonRef = { personId: number; userId?: number | null } | { userId: number };
