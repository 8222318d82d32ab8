import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import { dayOf } from "@/lib/domain/time/dates";
import type { HistoryEntry } from "@/lib/schemas/panel/people";

/** Everything that ever happened with a person, the newest first, folded away. */
export function PersonTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("panel.person.timeline");
  const formats = useFormats();
  if (history.length === 0) return null;
  return (
    <details className="border-t border-sand-200 pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t("title", { count: history.length })}
      </summary>
      <ol className="flex max-h-80 flex-col overflow-y-auto">
        {history.map(({ kind, id, title, createdAt }) => (
          <li
            key={`${kind} ${id}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-sand-100 py-2 last:border-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {title}
              <span className="block text-[0.9rem] text-ink-2">{t(`kind.${kind}`)}</span>
            </span>
            <span className="text-[0.9rem] text-ink-2 tabular-nums">
              {formats.shortDay(dayOf(new Date(createdAt)))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
