import type { Role } from "@/lib/domain/person/roles";
import type { Person } from "@/lib/schemas/person";

export const ROLE_LABELS: Record<Role, string> = {
  customer: "Cliente",
  secretary: "Segreteria",
  admin: "Amministratore",
};

export const personName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
