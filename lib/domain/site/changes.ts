import { AUDITED, type AuditEntity } from "./audited";
import { firstGraphemes } from "./truncate";

/** The value of a field before and after; both null if the value is not logged. */
interface FieldChange {
  from: unknown;
  to: unknown;
}

export type Changes = Record<string, FieldChange>;

type Fields = Readonly<Record<string, unknown>>;

/** Fields that identify a record, are derived from other fields, or only store times of writing. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  ...["id", "confirmationNumber", "createdAt", "updatedAt", "registrationDate", "bookingDate"],
  ...[
    "startsAt",
    "endsAt",
    "canceledAt",
    "calendarSequence",
    "calendarChangedAt",
    "space",
    "course",
    "event",
    "isAdmin",
  ],
  // Derived from the price as entered, which is logged.
  "priceAmount",
  // Derived from the name or title.
  "slug",
  // The person's last visit, maintained by triggers.
  "lastSeenAt",
  // Derived from the total and the payments, which have their own log entries.
  ...["paidAmount", "dueAmount", "refundDue", "paymentStatus", "depositHeld"],
]);

/** Secret addresses: a change is logged without the value. */
const SECRETS: ReadonlySet<string> = new Set(["externalCalendarUrl"]);

const LONGEST_TEXT = 500;

/** JSON with sorted keys, so that equal values give equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, item: unknown) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** A value as logged: long texts are truncated, undefined becomes null. */
function loggedValue(value: unknown): unknown {
  if (typeof value === "string" && value.length > LONGEST_TEXT)
    return `${firstGraphemes(value, LONGEST_TEXT)}…`;
  return value ?? null;
}

function isValueLogged(entity: AuditEntity, field: string): boolean {
  if (SECRETS.has(field)) return false;
  const { values } = AUDITED[entity] as { values: "all" | readonly string[] };
  return values === "all" || values.includes(field);
}

/**
 * The fields in which two states of a record differ, with their values as far as they are logged.
 * @param before null for a new record; `after` is null for a deleted one
 */
export function changesBetween(entity: AuditEntity, before: Fields | null, after: Fields | null): Changes {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: Changes = {};
  for (const name of names) {
    if (NOT_COMPARED.has(name)) continue;
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (canonicalJson(from) === canonicalJson(to)) continue;
    changes[name] = isValueLogged(entity, name)
      ? { from: loggedValue(from), to: loggedValue(to) }
      : { from: null, to: null };
  }
  return changes;
}
