import type { Role } from "./roles";

/** The names of the roles on screens and in mails. */
export const ROLE_LABELS: Record<Role, string> = {
  customer: "Cliente",
  desk: "Accoglienza",
  secretary: "Segreteria",
  treasurer: "Tesoreria",
  admin: "Amministratore",
};
