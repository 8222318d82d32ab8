/**
 * Who may call an endpoint, from the widest level to the narrowest. The roles behind them: lib/domain/person/roles.ts.
 * - `public`: everybody, signed in or not
 * - `user`: every signed-in user
 * - `desk`: every role of the admin panel
 * - `staff`: the roles that manage the centre (secretary, treasurer, administrator)
 * - `treasurer`: the roles that keep the books (treasurer, administrator)
 * - `admin`: administrators only
 */
export type Access = "public" | "user" | "desk" | "staff" | "treasurer" | "admin";

/** The levels that require a role of the admin panel. */
export const PANEL_ACCESS: readonly Access[] = ["desk", "staff", "treasurer", "admin"];
