import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { COURSE_FORMAT_LABELS, COURSE_TYPE_LABELS } from "@/lib/domain/course/course-booking";
import { formatCents } from "@/lib/domain/money/money";
import { PAYABLE_KIND_LABELS, PAYMENT_KIND_LABELS, PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { SPACE_TYPE_LABELS } from "@/lib/domain/space/space-search";
import { formatInstant, formatShortDay, WEEKDAY_NAMES } from "@/lib/domain/time/dates";
import { WAITING_STATUS_LABELS } from "@/lib/domain/waiting/waiting-words";
import { auditFieldLabel } from "@/lib/messages/audit-fields";
import { mailLabel } from "@/lib/messages/mails";

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

function textWords(field: string, text: string): string {
  if (field === "template") return mailLabel(text);
  const label = VALUE_LABELS[field]?.[text];
  if (label !== undefined) return label.toLowerCase();
  if (DAY.test(text)) return formatShortDay(text);
  return INSTANT.test(text) ? formatInstant(new Date(text)) : text;
}

function numberWords(field: string, value: number): string {
  if (AMOUNT.test(field)) return formatCents(value);
  return (field === "dayOfWeek" && WEEKDAY_NAMES[value]) || String(value);
}

/** Of a list each item, of a thing each of its fields by its name. */
function partWords(field: string, value: object): string {
  if (Array.isArray(value))
    return value.length === 0 ? "vuoto" : value.map((item) => wordsOf(field, item)).join("; ");
  return Object.entries(value)
    .map(([name, part]) => `${auditFieldLabel(name).toLowerCase()} ${wordsOf(name, part)}`)
    .join(", ");
}

function wordsOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "vuoto";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number") return numberWords(field, value);
  return typeof value === "object" ? partWords(field, value) : textWords(field, String(value));
}

/** A value of the log, cut where it is long. */
export function valueWords(field: string, value: unknown): string {
  const words = wordsOf(field, value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
