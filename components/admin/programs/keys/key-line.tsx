import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { SCOPE_KEYS } from "@/lib/domain/program/key-access";
import { dayOf } from "@/lib/domain/time/dates";
import type { ApiKey } from "@/lib/schemas/program/api-key";

/** A key: what it may do, since when, until when, and when it was last used. */
export function KeyLine({
  of: { name, prefix, scopes, expiresOn, createdAt, lastUsedAt },
  onEnd,
}: {
  of: ApiKey;
  onEnd: () => void;
}) {
  const t = useTranslations("panel.programs.keys");
  const tScopes = useTranslations("apiScopes");
  const formats = useFormats();
  const isOver = expiresOn !== null && expiresOn < dayOf(new Date());
  const end = expiresOn === null ? t("noEnd") : t("validUntil", { day: formats.longDay(expiresOn) });
  const facts = [
    t("created", { day: formats.longDay(dayOf(new Date(createdAt))) }),
    lastUsedAt === null ? t("neverUsed") : t("used", { instant: formats.instant(new Date(lastUsedAt)) }),
    ...(isOver ? [] : [end]),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-sand-100 py-4 last:border-0">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {isOver && <Badge variant="destructive">{t("expired")}</Badge>}
        </p>
        <p className="text-[0.9rem] text-ink-2">
          {t.rich("begins", { prefix, code: (chunks) => <code className="text-ink">{chunks}…</code> })}
        </p>
        <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0">
          {scopes.length === 0 && (
            <li>
              <Badge variant="secondary">{t("publicOnly")}</Badge>
            </li>
          )}
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge className="text-left whitespace-normal">{tScopes(SCOPE_KEYS[scope])}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-[0.9rem] text-ink-2">{facts.join(" · ")}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onEnd}>
        {t.rich("revokeOf", { name, whose: (chunks) => <span className="sr-only">{chunks}</span> })}
      </Button>
    </li>
  );
}
