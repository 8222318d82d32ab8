import { auditEntityLabel } from "@/lib/messages/audit";
import { auditFieldLabel } from "@/lib/messages/audit-fields";
import type { AuditEntry } from "@/lib/schemas/audit";
import { valueWords } from "./value-words";

/** "Importo: 20 € → 15 €"; of a personal field the name alone. */
export function changeWords({ changes }: Pick<AuditEntry, "changes">): string[] {
  return Object.entries(changes).map(([field, { from, to }]) => {
    const label = auditFieldLabel(field);
    if (from === null && to === null) return label;
    if (from === null) return `${label}: ${valueWords(field, to)}`;
    return `${label}: ${valueWords(field, from)} → ${valueWords(field, to)}`;
  });
}

/** Who did it. */
export function actorWords({ actor, action }: AuditEntry): string {
  if (actor.username !== null) return actor.username;
  if (actor.id !== null) return `account eliminato (${actor.id})`;
  return action === "login-failed" ? "sconosciuto" : "il sito";
}

/** "Prenotazione 42" */
export const thingWords = ({ entity, entityId }: AuditEntry): string =>
  entityId === null ? auditEntityLabel(entity) : `${auditEntityLabel(entity)} ${entityId}`;
