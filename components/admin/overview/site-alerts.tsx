import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { MailWarning, TriangleAlert } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { SiteState } from "@/lib/schemas/site/alert";
import type { FailedMail } from "@/lib/schemas/site/failed-mail";

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

export function FailedMails() {
  const t = useTranslations("panel.mails.unsent");
  const { instant } = useFormats();
  const act = useAdminAction();
  const mails = useQuery<FailedMail[]>({ queryKey: ["/api/failed-mails"], refetchOnMount: "always" });
  if (!mails.data || mails.data.length === 0) return null;
  return (
    <section
      aria-label={t("title")}
      className="min-w-0 rounded-xl border border-honey-700/40 bg-honey-100 p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 text-[1.3rem] text-honey-700">
        <MailWarning className="size-5" />
        {t("title")}
      </h2>
      <ul className="m-0 mt-2 flex list-none flex-col p-0">
        {mails.data.map(({ id, to, failedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="min-w-0 text-ink wrap-anywhere">
              {to}, {instant(new Date(failedAt))}
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                void act(() => api.post<{ sent: boolean }>(`/api/failed-mails/${id}/retry`, {}), {
                  success: ({ sent }) => (sent ? t("done") : t("noAddress")),
                  failure: t("failed"),
                }).catch(() => {})
              }
            >
              {t.rich("retry", { to, whom: srOnly })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
