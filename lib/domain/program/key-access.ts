/**
 * The scopes of API keys. A key acts as a secretary within its scopes; a scope to write does not include reading.
 * - `catalogue:write`: spaces, events, courses
 * - `bookings:read`, `bookings:write`: bookings, course bookings, registrations, waiting-list entries
 * - `people:read`: the people of the panel
 * - `money:read`, `money:write`: payments, receipts, amounts due
 */
export const API_SCOPES = [
  "catalogue:write",
  "bookings:read",
  "bookings:write",
  "people:read",
  "money:read",
  "money:write",
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

/** The keys of the texts that describe the scopes (`apiScopes`). */
export const SCOPE_KEYS = {
  "catalogue:write": "catalogueWrite",
  "bookings:read": "bookingsRead",
  "bookings:write": "bookingsWrite",
  "people:read": "peopleRead",
  "money:read": "moneyRead",
  "money:write": "moneyWrite",
} as const satisfies Record<ApiScope, string>;

/**
 * How an endpoint treats API keys:
 * - `refused`: rejects every key, whatever its scopes
 * - `public`: accepts any key, as a visitor
 * - a scope: accepts keys that have it, as a secretary
 * - `{ asVisitorWithout }`: accepts keys that have that scope as a secretary, all others as a visitor
 */
export type KeyAccess = "refused" | "public" | ApiScope | { asVisitorWithout: ApiScope };

/** The scope that a key needs to read what the other scope lets it write; the catalogue is public. */
const READ_SCOPES: ReadonlyMap<string, ApiScope> = new Map([
  ["bookings:write", "bookings:read"],
  ["money:write", "money:read"],
]);

/** Whether a key may see parts of a response that its call does not change. */
export function mayReadBy(access: KeyAccess, scopes: readonly ApiScope[]): boolean {
  const needed = READ_SCOPES.get(typeof access === "object" ? access.asVisitorWithout : access);
  return needed === undefined || scopes.includes(needed);
}

/** The identity under which a key makes a call; null if it may not. */
export function keyStanding(access: KeyAccess, scopes: readonly ApiScope[]): "visitor" | "secretary" | null {
  if (access === "refused") return null;
  if (access === "public") return "visitor";
  if (typeof access === "object") return scopes.includes(access.asVisitorWithout) ? "secretary" : "visitor";
  return scopes.includes(access) ? "secretary" : null;
}
