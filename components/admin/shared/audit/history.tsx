import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { AuditEntity } from "@/lib/domain/site/audited";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { labelOf, useAuditTexts } from "./audit-texts";
import { ChangeList } from "./change-list";

interface HistoryProps {
  entity: AuditEntity;
  entityId: number;
  /** When the record was created (ISO instant), shown as the first entry. */
  createdAt: string;
  /** Set if one screen shows the histories of two records. */
  title?: string;
  /** A button with an entry, such as one that undoes it; null for none. @param later the entries after it, latest first */
  actionOf?: (entry: AuditEntry, later: readonly AuditEntry[]) => ReactNode;
}

/** Audit history of one record, latest entry first; only administrators may read it. */
export function History({ title, ...props }: HistoryProps) {
  const t = useTranslations("panel.audit.history");
  const { user } = useSession();
  if (!user || !isAdministrator(user.role)) return null;
  return (
    <details className="border-t border-sand-200 pt-3 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {title ?? t("title")}
      </summary>
      <Lines {...props} />
    </details>
  );
}

function Lines({ entity, entityId, createdAt, actionOf }: Omit<HistoryProps, "title">) {
  const path = `/api/audit?entity=${entity}&entityId=${entityId}&pageSize=100&names=true`;
  const t = useTranslations("panel.audit");
  const { actorText } = useAuditTexts();
  const formats = useFormats();
  const word = useTextResolver();
  const { data, error, isPending } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.list<AuditEntry>(path, { signal }),
    refetchOnMount: "always",
  });
  if (isPending) return <Spinner label={t("history.loading")} />;
  if (error) return <p role="alert">{word(failureText(error))}</p>;
  const entries = data?.items ?? [];
  const isMadeKnown = entries.some(({ action }) => action === "create");
  return (
    <ol className="flex flex-col gap-3 pb-2">
      {entries.map((entry, index) => (
        <li key={entry.id} className="border-l-2 border-sage-300 pl-3">
          <p className="font-semibold">{labelOf(t, "action", entry.action)}</p>
          <p className="text-[0.9rem] text-ink-2">
            {formats.instant(new Date(entry.at))} · {actorText(entry)}
          </p>
          {Object.keys(entry.changes).length > 0 && <ChangeList entry={entry} />}
          {actionOf?.(entry, entries.slice(0, index))}
        </li>
      ))}
      {!isMadeKnown && (
        <li className="border-l-2 border-sage-300 pl-3">
          <p className="font-semibold">{t("history.created")}</p>
          <p className="text-[0.9rem] text-ink-2">{formats.instant(new Date(createdAt))}</p>
        </li>
      )}
    </ol>
  );
}
