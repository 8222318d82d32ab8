import type { useTranslations } from "next-intl";

export type AuditTranslate = ReturnType<typeof useTranslations<"panel.audit">>;

type AuditKey = Parameters<AuditTranslate["has"]>[0];

/** Parts of the message catalogue with a label for each name in the log. */
type LabelPart = "entity" | "action" | "field" | "deleted" | `value.${string}` | `agreeing.${string}`;

/** The label of a name in the log; a name without a label, possibly written by a newer version, is shown as it is. */
export function labelOf(t: AuditTranslate, part: LabelPart, name: string, otherwise = name): string {
  const key = `${part}.${name}` as AuditKey;
  return t.has(key) ? t(key) : otherwise;
}
