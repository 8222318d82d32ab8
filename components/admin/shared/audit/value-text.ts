import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { COURSE_FORMAT_LABELS, COURSE_TYPE_LABELS } from "@/lib/domain/catalogue/course-state";
import { formatCents } from "@/lib/domain/money/money";
import { PAYABLE_KIND_LABELS, PAYMENT_KIND_LABELS, PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { SPACE_TYPE_LABELS } from "@/lib/domain/search/space-search";
import { referenceKey, referenceOf } from "@/lib/domain/site/references";
import { formatInstant, formatShortDay, weekdayNames } from "@/lib/domain/time/dates";
import { WAITING_STATUS_LABELS } from "@/lib/domain/waiting/waiting-labels";
import { auditFieldLabel } from "@/lib/messages/site/audit-fields";
import { mailLabel } from "@/lib/messages/site/mails";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** Values of the audit log formatted for people. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const AMOUNT = /amount$|^total$|^stampDuty$/i;
const LONGEST = 160;

/** Italian labels of enum values, by field. */
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

function stringText(field: string, text: string): string {
  if (field === "template") return mailLabel(text);
  const label = VALUE_LABELS[field]?.[text];
  if (label !== undefined) return label.toLowerCase();
  if (DAY.test(text)) return formatShortDay(text);
  return INSTANT.test(text) ? formatInstant(new Date(text)) : text;
}

function numberText(field: string, value: number, names: Names): string {
  const reference = referenceOf(field, value);
  if (reference !== null) return names[referenceKey(reference)] ?? String(value);
  if (AMOUNT.test(field)) return formatCents(value);
  return (field === "dayOfWeek" && weekdayNames()[value]) || String(value);
}

/** Items of a list, or fields of an object by name. */
function partText(field: string, value: object, names: Names): string {
  if (Array.isArray(value))
    return value.length === 0 ? "vuoto" : value.map((item) => formatValue(field, item, names)).join("; ");
  return Object.entries(value)
    .map(([name, part]) => `${auditFieldLabel(name).toLowerCase()} ${formatValue(name, part, names)}`)
    .join(", ");
}

function formatValue(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === "") return "vuoto";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number") return numberText(field, value, names);
  return typeof value === "object" ? partText(field, value, names) : stringText(field, String(value));
}

/**
 * Formats a value of the log, truncated at LONGEST characters.
 * @param names display names of the records that ids refer to
 */
export function valueText(field: string, value: unknown, names: Names): string {
  const text = formatValue(field, value, names);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
