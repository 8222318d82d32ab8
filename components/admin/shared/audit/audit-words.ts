import { auditActionLabel, auditEntityLabel } from "@/lib/messages/site/audit";
import { auditFieldLabel } from "@/lib/messages/site/audit-fields";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { valueWords } from "./value-words";

/** "Importo: 20 € → 15 €"; of a personal field the name alone. */
export function changeWords({
  changes,
  names = {},
}: Pick<AuditEntry, "changes"> & Partial<AuditEntry>): string[] {
  return Object.entries(changes).map(([field, { from, to }]) => {
    const label = auditFieldLabel(field);
    const words = (value: unknown) => valueWords(field, value, names);
    if (from === null && to === null) return label;
    if (from === null) return `${label}: ${words(to)}`;
    return `${label}: ${words(from)} → ${words(to)}`;
  });
}

/** Who did it. */
export function actorWords({ actor, action }: AuditEntry): string {
  if (actor.username !== null) return actor.username;
  if (actor.id !== null) return `account eliminato (${actor.id})`;
  return action === "login-failed" ? "sconosciuto" : "il sito";
}

/** What the thing is called today; null for one that is gone or has no name. */
export const thingTitle = ({ entity, entityId, names }: AuditEntry): string | null =>
  entityId === null ? null : (names?.[`${entity} ${entityId}`] ?? null);

/** What the line itself says that the thing was called: of what the catalogue holds the log keeps the values. */
function formerTitle({ changes }: AuditEntry): string | null {
  const { from, to } = changes.title ?? changes.name ?? {};
  const title = to ?? from;
  return typeof title === "string" && title !== "" ? title : null;
}

/** "Evento “Concerto”", "Evento 12, eliminato (“Concerto”)" */
export function thingWords(entry: AuditEntry): string {
  const { entity, entityId } = entry;
  const label = auditEntityLabel(entity);
  if (entityId === null) return label;
  const title = thingTitle(entry);
  if (title !== null) return `${label} “${title}”`;
  const former = formerTitle(entry);
  return `${label} ${entityId}, ${GONE_WORDS[entity] ?? "eliminato"}${former === null ? "" : ` (“${former}”)`}`;
}

/** Feminine nouns, and an invitation, which ends by being followed too. */
const GONE_WORDS: Readonly<Record<string, string>> = {
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
export function lineWords(entry: AuditEntry): string {
  const thing = thingWords(entry);
  return `${auditActionLabel(entry.action)}: ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}
