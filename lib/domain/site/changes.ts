import { AUDITED, type AuditEntity } from "./audited";

/** The value of a field before and after; null for both where the field is personal. */
export interface FieldChange {
  from: unknown;
  to: unknown;
}

export type Changes = Record<string, FieldChange>;

type Fields = Readonly<Record<string, unknown>>;

/** What identifies a thing, is derived from other fields, or only says when it was written. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  ...["id", "confirmationNumber", "createdAt", "updatedAt", "registrationDate", "bookingDate"],
  ...["startsAt", "endsAt", "canceledAt", "calendarSequence", "space", "course", "event", "isAdmin"],
  // The price as a number, which is written as it was typed.
  "priceAmount",
  // What is owed follows from the total and from the payments, which have lines of their own.
  ...["paidAmount", "dueAmount", "refundDue", "paymentStatus"],
]);

/** Addresses that open something to whoever knows them: that they changed is written, not what they are. */
const SECRETS: ReadonlySet<string> = new Set(["externalCalendarUrl"]);

const LONGEST_TEXT = 500;

/** JSON with the keys of objects in order, so that equal values have equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, item: unknown) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** A value as it is kept: text of any length is cut, nothing is undefined. */
function kept(value: unknown): unknown {
  if (typeof value === "string" && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`;
  return value ?? null;
}

function isWritten(entity: AuditEntity, field: string): boolean {
  if (SECRETS.has(field)) return false;
  const { values } = AUDITED[entity] as { values: "all" | readonly string[] };
  return values === "all" || values.includes(field);
}

/**
 * What differs between two states of a thing, field by field.
 * @param before null for something new, `after` null for something that is gone
 */
export function changesBetween(entity: AuditEntity, before: Fields | null, after: Fields | null): Changes {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: Changes = {};
  for (const name of names) {
    if (NOT_COMPARED.has(name)) continue;
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (textOf(from) === textOf(to)) continue;
    changes[name] = isWritten(entity, name) ? { from: kept(from), to: kept(to) } : { from: null, to: null };
  }
  return changes;
}
