import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import type { ImportSummary } from "@/lib/schemas/import/import";

/** An import that was made: what came of it, and what can be done with it. */
export function ImportLine({
  summary: { kind, committedAt, created, skipped, toInvite },
  onInvite,
  onTakeBack,
}: {
  summary: ImportSummary;
  onInvite: () => void;
  onTakeBack: () => void;
}) {
  const t = useTranslations("panel.imports");
  const formats = useFormats();
  const at = committedAt === null ? "" : formats.instant(new Date(committedAt));
  const name = `${t(`kind.${kind}`)}, ${at}`;
  const whose = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold">{t(`kind.${kind}`)}</span>
        <span className="block text-[0.9rem] text-ink-2">
          {[at, t("line", { created, skipped })].join(" · ")}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {toInvite > 0 && (
          <Button variant="outline" size="sm" onClick={onInvite}>
            {t.rich("invite", { name, whose, count: toInvite })}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          {t.rich("takeBack", { name, whose })}
        </Button>
      </span>
    </li>
  );
}
