import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import { auditEntityLabel, auditFieldLabel } from "@/lib/messages/audit";
import type { AuditEntry } from "@/lib/schemas/audit";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 80;

const isStatus = (value: string): value is keyof typeof BOOKING_STATUS_LABELS =>
  value in BOOKING_STATUS_LABELS;

/** A value of the log as a person reads it. */
function valueWords(field: string, value: unknown): string {
  if (value === null || value === "") return "vuoto";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number" && /amount$/i.test(field)) return formatCents(value);
  if (typeof value === "string" && field === "status" && isStatus(value))
    return BOOKING_STATUS_LABELS[value].toLowerCase();
  if (typeof value === "string" && DAY.test(value)) return formatShortDay(value);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** "Importo: 20 € → 15 €"; of a personal field the name alone. */
export function changeWords({ changes }: AuditEntry): string[] {
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
