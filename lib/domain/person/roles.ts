/**
 * What somebody may do, each role what the one before it may: book (customer); take bookings, people and payments at the
 * desk (desk); keep the catalogue, the closures and the reports (secretary); keep the books (treasurer); decide on
 * rights and settings and read the audit log (admin). docs/rules.md has the table.
 */
export const ROLES = ["customer", "desk", "secretary", "treasurer", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role opens the panel. */
export const mayUsePanel = (role: Role): boolean => role !== "customer";

/** Whether a role keeps the centre: catalogue, closures, gallery, mail, membership, reports and exports. */
export const mayManageCentre = (role: Role): boolean => mayUsePanel(role) && role !== "desk";

/** Whether a role decides on people's rights, the settings and sees the audit log. */
export const isAdministrator = (role: Role): boolean => role === "admin";

/** The roles of people who work in the panel: what an invitation may give. */
export const STAFF_ROLES = ["desk", "secretary", "treasurer", "admin"] as const satisfies readonly Role[];
