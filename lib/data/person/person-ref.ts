/** A person by id, with the requesting account if any; or the person of the requesting account. */
export type PersonRef = { personId: number; userId?: number | null } | { userId: number };
