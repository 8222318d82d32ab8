/**
 * The roles of a user. Each has the rights of the previous ones and adds: booking (customer); handling bookings,
 * customers and payments at the reception (desk); managing catalogue, closures and reports (secretary); accounting
 * (treasurer); roles, settings and the audit log (admin). The table is in docs/rules.md.
 */
export const ROLES = ["customer", "desk", "secretary", "treasurer", "admin"] as const;

export type Role = (typeof ROLES)[number];

export const mayUsePanel = (role: Role): boolean => role !== "customer";

/** Whether a role manages catalogue, closures, gallery, mail, membership, reports and exports. */
export const mayManageCentre = (role: Role): boolean => mayUsePanel(role) && role !== "desk";

/** Whether a role keeps the books: balances, the annual statement, opening and closing a year. */
export const mayKeepBooks = (role: Role): boolean => role === "treasurer" || role === "admin";

/** Whether a role manages users' roles and the settings and reads the audit log. */
export const isAdministrator = (role: Role): boolean => role === "admin";

/** The roles with access to the panel, which an invitation may grant. */
export const STAFF_ROLES = ["desk", "secretary", "treasurer", "admin"] as const satisfies readonly Role[];
