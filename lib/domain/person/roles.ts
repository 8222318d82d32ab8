/** What somebody may do: book (customer), use the panel (secretary), decide on rights, settings and the audit log (admin). */
export const ROLES = ["customer", "secretary", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role opens the panel. */
export const mayUsePanel = (role: Role): boolean => role !== "customer";

/** Whether a role decides on people's rights, the settings and sees the audit log. */
export const isAdministrator = (role: Role): boolean => role === "admin";
