import type { Language } from "@/lib/domain/language/languages";
import { referenceKey, referenceOf } from "@/lib/domain/site/references";
import { truncate } from "@/lib/domain/site/truncate";
import { weekdayNames } from "@/lib/domain/time/dates";
import { formatsOf } from "@/lib/i18n/formats";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { type AuditTranslate, labelOf } from "./audit-labels";

/** Formats values of the audit log for display. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const AMOUNT = /amount$|^total$|^stampDuty$/i;
const LONGEST = 160;

interface ValueWords {
  t: AuditTranslate;
  /** Kind of the value's record; some words agree with its grammatical gender. */
  entity: AuditEntry["entity"];
  language: Language;
  /** Display names of the records that ids refer to. */
  names: NonNullable<AuditEntry["names"]>;
  mailLabel: (template: string) => string;
}

function stringText(field: string, text: string, { t, entity, language, mailLabel }: ValueWords): string {
  if (field === "template") return mailLabel(text);
  const formats = formatsOf(language);
  if (DAY.test(text)) return formats.shortDay(text);
  if (INSTANT.test(text)) return formats.instant(new Date(text));
  return labelOf(t, `agreeing.${entity}.${field}`, text, labelOf(t, `value.${field}`, text));
}

function numberText(field: string, value: number, { language, names }: ValueWords): string {
  const reference = referenceOf(field, value);
  if (reference !== null) return names[referenceKey(reference)] ?? String(value);
  if (AMOUNT.test(field)) return formatsOf(language).cents(value);
  return (field === "dayOfWeek" && weekdayNames(language)[value]) || String(value);
}

/** Items of a list, or fields of an object by name. */
function partText(field: string, value: object, words: ValueWords): string {
  if (Array.isArray(value))
    return value.length === 0
      ? words.t("value.empty")
      : value.map((item) => formatValue(field, item, words)).join("; ");
  return Object.entries(value)
    .map(([name, part]) => {
      const label = labelOf(words.t, "field", name).toLowerCase();
      return `${label} ${formatValue(name, part, words)}`;
    })
    .join(", ");
}

function formatValue(field: string, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === "") return words.t("value.empty");
  if (typeof value === "boolean") return value ? words.t("value.yes") : words.t("value.no");
  if (typeof value === "number") return numberText(field, value, words);
  return typeof value === "object" ? partText(field, value, words) : stringText(field, String(value), words);
}

/** Formats a value of the log, truncated at LONGEST characters. */
export function valueText(field: string, value: unknown, words: ValueWords): string {
  return truncate(formatValue(field, value, words), LONGEST);
}
