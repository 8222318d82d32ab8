"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TriangleAlert } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { SiteState } from "@/lib/schemas/site/alert";

const EVERY_MS = 60_000;

/** Technical problems of the site, for administrators; if there are none, the time of the last backup, if any. */
export function SiteAlerts() {
  const t = useTranslations("panel.overview.alerts");
  const backups = useTranslations("panel.overview.backups");
  const { instant } = useFormats();
  const { data } = useQuery<SiteState>({
    queryKey: ["/api/alerts"],
    refetchOnMount: "always",
    refetchInterval: EVERY_MS,
  });
  if (!data) return null;
  const { alerts, lastBackupAt, restoredAt } = data;
  if (alerts.length === 0) {
    if (lastBackupAt === null) return null;
    return (
      <p className="m-0 text-sm text-ink-2">
        {backups("last", { instant: instant(new Date(lastBackupAt)) })}
        {restoredAt !== null && <> {backups("restored", { instant: instant(new Date(restoredAt)) })}</>}
      </p>
    );
  }
  return (
    <section
      aria-label={t("title")}
      className="min-w-0 rounded-xl border border-honey-700/40 bg-honey-100 p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 text-[1.3rem] text-honey-700">
        <TriangleAlert className="size-5 shrink-0" />
        {t("title")}
      </h2>
      <ul className="m-0 mt-2 flex list-none flex-col gap-2 p-0">
        {alerts.map(({ kind, count, since }) => (
          <li key={kind} className="max-w-prose text-ink wrap-anywhere">
            {t(kind, { count, since: since === null ? "" : instant(new Date(since)) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
