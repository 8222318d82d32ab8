/**
 * What API keys may do. A key acts as a secretary inside its scopes; a scope to write does not include reading.
 * - `catalogue:write`: spaces, events, courses
 * - `bookings:read`, `bookings:write`: bookings, course bookings, registrations, waiting entries
 * - `people:read`: the people of the panel
 * - `money:read`, `money:write`: payments, receipts, what is owed
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

/** The keys of the texts that say what a scope allows (`apiScopes`). */
export const SCOPE_KEYS = {
  "catalogue:write": "catalogueWrite",
  "bookings:read": "bookingsRead",
  "bookings:write": "bookingsWrite",
  "people:read": "peopleRead",
  "money:read": "moneyRead",
  "money:write": "moneyWrite",
} as const satisfies Record<ApiScope, string>;

/**
 * How an endpoint answers an API key:
 * - `refused`: never, whatever the key's scopes
 * - `public`: any key, as a visitor
 * - a scope: keys that have it, as a secretary
 * - `{ asVisitorWithout }`: keys that have that scope as a secretary, all others as a visitor
 */
export type KeyAccess = "refused" | "public" | ApiScope | { asVisitorWithout: ApiScope };

/** What a key needs to read what another scope lets it write; the catalogue is public. */
const READ_SCOPES: ReadonlyMap<string, ApiScope> = new Map([
  ["bookings:write", "bookings:read"],
  ["money:write", "money:read"],
]);

/** Whether a key may see a thing that a call does not change, though its answer shows it. */
export function mayReadBy(access: KeyAccess, scopes: readonly ApiScope[]): boolean {
  const needed = READ_SCOPES.get(typeof access === "object" ? access.asVisitorWithout : access);
  return needed === undefined || scopes.includes(needed);
}

/** As whom a key makes a call; null where it may not. */
export function keyStanding(access: KeyAccess, scopes: readonly ApiScope[]): "visitor" | "secretary" | null {
  if (access === "refused") return null;
  if (access === "public") return "visitor";
  if (typeof access === "object") return scopes.includes(access.asVisitorWithout) ? "secretary" : "visitor";
  return scopes.includes(access) ? "secretary" : null;
}
