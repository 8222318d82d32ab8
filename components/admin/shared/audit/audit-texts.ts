import { auditActionLabel, auditEntityLabel } from "@/lib/messages/site/audit";
import { auditFieldLabel } from "@/lib/messages/site/audit-fields";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { valueText } from "./value-text";

/** "Importo: 20 € → 15 €"; only the name for personal data. */
export function changeTexts({
  changes,
  names = {},
}: Pick<AuditEntry, "changes"> & Partial<AuditEntry>): string[] {
  return Object.entries(changes).map(([field, { from, to }]) => {
    const label = auditFieldLabel(field);
    const words = (value: unknown) => valueText(field, value, names);
    if (from === null && to === null) return label;
    if (from === null) return `${label}: ${words(to)}`;
    return `${label}: ${words(from)} → ${words(to)}`;
  });
}

/** Who did it. */
export function actorText({ actor, action }: AuditEntry): string {
  if (actor.username !== null) return actor.username;
  if (actor.id !== null) return `account eliminato (${actor.id})`;
  return action === "login-failed" ? "sconosciuto" : "il sito";
}

/** The record's current name; null if it was deleted or has none. */
export const recordTitle = ({ entity, entityId, names }: AuditEntry): string | null =>
  entityId === null ? null : (names?.[`${entity} ${entityId}`] ?? null);

/** The record's name at the time of the entry, where the log stores values. */
function formerTitle({ changes }: AuditEntry): string | null {
  const { from, to } = changes.title ?? changes.name ?? {};
  const title = to ?? from;
  return typeof title === "string" && title !== "" ? title : null;
}

/** "Evento “Concerto”", "Evento 12, eliminato (“Concerto”)" */
export function recordText(entry: AuditEntry): string {
  const { entity, entityId } = entry;
  const label = auditEntityLabel(entity);
  if (entityId === null) return label;
  const title = recordTitle(entry);
  if (title !== null) return `${label} “${title}”`;
  const former = formerTitle(entry);
  return `${label} ${entityId}, ${DELETED_TEXTS[entity] ?? "eliminato"}${former === null ? "" : ` (“${former}”)`}`;
}

/** Participles for feminine nouns; an invitation also ends when it is accepted. */
const DELETED_TEXTS: Readonly<Record<string, string>> = {
  booking: "eliminata",
  closure: "eliminata",
  "course-booking": "eliminata",
  registration: "eliminata",
  "waiting-entry": "eliminata",
  "gallery-image": "eliminata",
  picture: "eliminata",
  receipt: "eliminata",
  invitation: "accettato, scaduto o ritirato",
};

/** "Modifica: evento “Concerto”" */
export function entryText(entry: AuditEntry): string {
  const thing = recordText(entry);
  return `${auditActionLabel(entry.action)}: ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}
