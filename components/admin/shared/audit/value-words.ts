import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { COURSE_FORMAT_LABELS, COURSE_TYPE_LABELS } from "@/lib/domain/catalogue/course-booking";
import { formatCents } from "@/lib/domain/money/money";
import { PAYABLE_KIND_LABELS, PAYMENT_KIND_LABELS, PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { SPACE_TYPE_LABELS } from "@/lib/domain/search/space-search";
import { referenceKey, referenceOf } from "@/lib/domain/site/references";
import { formatInstant, formatShortDay, WEEKDAY_NAMES } from "@/lib/domain/time/dates";
import { WAITING_STATUS_LABELS } from "@/lib/domain/waiting/waiting-labels";
import { auditFieldLabel } from "@/lib/messages/site/audit-fields";
import { mailLabel } from "@/lib/messages/site/mails";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** The values of the audit log as a person reads them. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const AMOUNT = /amount$|^total$|^stampDuty$/i;
const LONGEST = 160;

/** What stands for something in Italian, by field. */
const VALUE_LABELS: Record<string, Readonly<Record<string, string>>> = {
  status: { ...WAITING_STATUS_LABELS, ...BOOKING_STATUS_LABELS, scheduled: "In programma" },
  kind: { ...PAYABLE_KIND_LABELS, ...PAYMENT_KIND_LABELS, space: "Spazio" },
  method: PAYMENT_METHOD_LABELS,
  role: ROLE_LABELS,
  format: COURSE_FORMAT_LABELS,
  type: { ...COURSE_TYPE_LABELS, ...SPACE_TYPE_LABELS },
  canceledBy: { customer: "Cliente", centre: "Centro" },
};

type Names = NonNullable<AuditEntry["names"]>;

function textWords(field: string, text: string): string {
  if (field === "template") return mailLabel(text);
  const label = VALUE_LABELS[field]?.[text];
  if (label !== undefined) return label.toLowerCase();
  if (DAY.test(text)) return formatShortDay(text);
  return INSTANT.test(text) ? formatInstant(new Date(text)) : text;
}

function numberWords(field: string, value: number, names: Names): string {
  const reference = referenceOf(field, value);
  if (reference !== null) return names[referenceKey(reference)] ?? String(value);
  if (AMOUNT.test(field)) return formatCents(value);
  return (field === "dayOfWeek" && WEEKDAY_NAMES[value]) || String(value);
}

/** Of a list each item, of a thing each of its fields by its name. */
function partWords(field: string, value: object, names: Names): string {
  if (Array.isArray(value))
    return value.length === 0 ? "vuoto" : value.map((item) => wordsOf(field, item, names)).join("; ");
  return Object.entries(value)
    .map(([name, part]) => `${auditFieldLabel(name).toLowerCase()} ${wordsOf(name, part, names)}`)
    .join(", ");
}

function wordsOf(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === "") return "vuoto";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number") return numberWords(field, value, names);
  return typeof value === "object" ? partWords(field, value, names) : textWords(field, String(value));
}

/**
 * A value of the log, cut where it is long.
 * @param names what the things are called that numbers refer to
 */
export function valueWords(field: string, value: unknown, names: Names): string {
  const words = wordsOf(field, value, names);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
