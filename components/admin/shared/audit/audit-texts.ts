import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useMailLabel } from "@/components/admin/shared/use-mail-label";
import { type Flow, isCategory, rowLabel } from "@/lib/domain/books/modello-d";
import type { Language } from "@/lib/domain/language/languages";
import { isRecord } from "@/lib/domain/site/is-record";
import { referenceKey, referenceOf } from "@/lib/domain/site/references";
import { truncate } from "@/lib/domain/site/truncate";
import { monthNames, weekdayNames } from "@/lib/domain/time/dates";
import { formatsOf } from "@/lib/i18n/formats";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** A lesson as stored in the log, identified by planned day and time; a newer version may have stored more. */
interface LoggedLesson {
  plannedDate: string;
  plannedTime: string;
  date: string;
  startTime: string;
  status: string;
  reason: string;
  substitute: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function lessonsIn(value: unknown): LoggedLesson[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  return all.filter(isRecord).map(({ substitute, ...lesson }) => ({
    plannedDate: textOf(lesson.plannedDate),
    plannedTime: textOf(lesson.plannedTime),
    date: textOf(lesson.date),
    startTime: textOf(lesson.startTime),
    status: textOf(lesson.status),
    reason: textOf(lesson.reason),
    substitute: isRecord(substitute) ? textOf(substitute.name) : "",
  }));
}

/** "09-01" as "1 settembre" */
function monthDayText(text: string, language: Language): string {
  const [month, day] = text.split("-").map(Number);
  return `${day} ${monthNames(language)[(month ?? 1) - 1] ?? ""}`;
}

/** "Lezione di lun 14 dic 2026, 18:00: annullata (malattia)", one line for each changed lesson. */
function lessonTexts(
  from: unknown,
  to: unknown,
  { t, language }: { t: AuditTranslate; language: Language },
): string[] {
  const { shortDay } = formatsOf(language);
  const before = new Set(lessonsIn(from).map((lesson) => JSON.stringify(lesson)));
  const changed = lessonsIn(to).filter((lesson) => !before.has(JSON.stringify(lesson)));
  return changed.map(({ plannedDate, plannedTime, date, startTime, status, reason, substitute }) => {
    const lesson = { day: shortDay(plannedDate), time: plannedTime };
    if (status === "canceled")
      return reason === "" ? t("lesson.canceled", lesson) : t("lesson.canceledWhy", { ...lesson, reason });
    if (date !== plannedDate || startTime !== plannedTime)
      return t("lesson.moved", { ...lesson, newDay: shortDay(date), newTime: startTime });
    return substitute === ""
      ? t("lesson.asPlanned", lesson)
      : t("lesson.substituted", { ...lesson, teacher: substitute });
  });
}

/** The record's current name; null if it was deleted or has none. */
export const recordTitle = ({ entity, entityId, names }: AuditEntry): string | null =>
  entityId === null ? null : (names?.[`${entity} ${entityId}`] ?? null);

/** The record's name at the time of the entry, if the log stores it. */
function formerTitle({ changes }: AuditEntry): string | null {
  const { from, to } = changes.title ?? changes.name ?? {};
  const title = to ?? from;
  return typeof title === "string" && title !== "" ? title : null;
}

export function auditTexts(t: AuditTranslate, language: Language, mailLabel: (template: string) => string) {
  /** "Evento “Concerto”", "Evento 12, eliminato (“Concerto”)" */
  function recordText(entry: AuditEntry): string {
    const { entityId } = entry;
    const entity = labelOf(t, "entity", entry.entity);
    if (entityId === null) return entity;
    const title = recordTitle(entry);
    if (title !== null) return t("record.titled", { entity, title });
    const record = { entity, id: entityId, deleted: labelOf(t, "deleted", entry.entity, t("deleted.other")) };
    const former = formerTitle(entry);
    return former === null
      ? t("record.deleted", record)
      : t("record.deletedTitled", { ...record, title: former });
  }

  /** The action in words; applies to a single lesson if only lessons of a course have changed. */
  function actionText({ action, entity, changes }: AuditEntry): string {
    const label = labelOf(t, "action", action);
    return entity === "course" && "lessonChanges" in changes && !("status" in changes)
      ? t("lesson.action", { action: label })
      : label;
  }

  return {
    /** "Modifica: evento “Concerto”", "Annullamento di una lezione: corso “Yoga”" */
    entryText(entry: AuditEntry): string {
      const record = recordText(entry);
      return t("entry", {
        action: actionText(entry),
        record: `${record.charAt(0).toLowerCase()}${record.slice(1)}`,
      });
    },

    actorText({ actor, action }: AuditEntry): string {
      if (actor.username !== null) return actor.username;
      if (actor.id !== null) return t("actor.deleted", { id: actor.id });
      return action === "login-failed" ? t("actor.unknown") : t("actor.site");
    },

    /** "Importo: 20 € → 15 €"; only the field's name for personal data. */
    changeTexts({
      entity,
      changes,
      names = {},
    }: Pick<AuditEntry, "entity" | "changes"> & Partial<AuditEntry>): string[] {
      return Object.entries(changes).flatMap(([name, { from, to }]) => {
        if (name === "lessonChanges") return lessonTexts(from, to, { t, language });
        const field = fieldLabel(t, entity, name);
        const flow = flowOf(changes.direction?.to ?? changes.direction?.from);
        const words = (value: unknown) =>
          valueText(name, value, { t, entity, language, names, mailLabel, flow });
        if (from === null && to === null) return field;
        if (from === null) return t("changes.set", { field, to: words(to) });
        return t("changes.changed", { field, from: words(from), to: words(to) });
      });
    },
  };
}

export function useAuditTexts() {
  const t = useTranslations("panel.audit");
  const language = useLocale();
  const mailLabel = useMailLabel();
  return useMemo(() => auditTexts(t, language, mailLabel), [t, language, mailLabel]);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const YEAR_DAY = /^\d{2}-\d{2}$/;
const AMOUNT = /(amount|price)$|^(total|stampDuty|securityDeposit|fee|cash|bank)$/i;
/** A payment, entry or open amount by its number: "payment 12" */
const MATCH = /\b(payment|entry|due)(?= \d)/g;
const LONGEST = 160;

interface ValueWords {
  t: AuditTranslate;
  /** Kind of the value's record; some words agree with its grammatical gender. */
  entity: AuditEntry["entity"];
  language: Language;
  names: NonNullable<AuditEntry["names"]>;
  mailLabel: (template: string) => string;
  /** Whether a row of the statement of accounts is one of income or of expenses. */
  flow: Flow;
}

const flowOf = (direction: unknown): Flow => (direction === "out" ? "out" : "in");

/** Cents, unless it counts the rows of an imported file. */
const isAmount = (entity: string, field: string): boolean =>
  AMOUNT.test(field) && !(entity === "import" && field === "total");

function stringText(
  field: string,
  text: string,
  { t, entity, language, mailLabel, flow }: ValueWords,
): string {
  if (field === "template") return mailLabel(text);
  if (field === "matches") return text.replace(MATCH, (source) => labelOf(t, "value.source", source));
  if (field === "category" && isCategory(flow, text)) return `${text}, ${rowLabel(flow, text)}`;
  const formats = formatsOf(language);
  if (YEAR_DAY.test(text)) return monthDayText(text, language);
  if (DAY.test(text)) return formats.shortDay(text);
  if (INSTANT.test(text)) return formats.instant(new Date(text));
  return labelOf(t, `agreeing.${entity}.${field}`, text, labelOf(t, `value.${field}`, text));
}

function numberText(field: string, value: number, { entity, language, names }: ValueWords): string {
  const reference = referenceOf(field, value);
  if (reference !== null) return names[referenceKey(reference)] ?? String(value);
  if (isAmount(entity, field)) return formatsOf(language).cents(value);
  return (field === "dayOfWeek" && weekdayNames(language)[value]) || String(value);
}

/** Items of a list, or fields of an object by name. */
function partText(field: string, value: object, words: ValueWords): string {
  if (Array.isArray(value))
    return value.length === 0
      ? words.t("value.empty")
      : value.map((item) => formatValue(field, item, words)).join("; ");
  const flow = isRecord(value) && "direction" in value ? flowOf(value.direction) : words.flow;
  return Object.entries(value)
    .map(([name, part]) => {
      const label = labelOf(words.t, "field", name).toLowerCase();
      return `${label} ${formatValue(name, part, { ...words, flow })}`;
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
function valueText(field: string, value: unknown, words: ValueWords): string {
  return truncate(formatValue(field, value, words), LONGEST);
}

type AuditTranslate = ReturnType<typeof useTranslations<"panel.audit">>;

type AuditKey = Parameters<AuditTranslate["has"]>[0];

/** Parts of the message catalogue with a label for each name in the log. */
type LabelPart =
  | "entity"
  | "action"
  | "field"
  | "deleted"
  | `fieldOf.${string}`
  | `value.${string}`
  | `agreeing.${string}`;

/** The label of a name in the log; a name without a label, possibly written by a newer version, is shown as it is. */
export function labelOf(t: AuditTranslate, part: LabelPart, name: string, otherwise = name): string {
  const key = `${part}.${name}` as AuditKey;
  return t.has(key) ? t(key) : otherwise;
}

/** The label of a logged field; some mean something else in one kind of record. */
export const fieldLabel = (t: AuditTranslate, entity: AuditEntry["entity"], name: string): string =>
  labelOf(t, `fieldOf.${entity}`, name, labelOf(t, "field", name));
