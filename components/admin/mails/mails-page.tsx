"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { type ReadableMail, ReadMail } from "@/components/admin/mails/read-mail";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailLabel } from "@/components/admin/shared/use-mail-label";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { MAIL_RETENTION_DAYS } from "@/lib/domain/person/retention";
import { MAIL_STATES } from "@/lib/domain/site/mail-retries";
import type { OutgoingMail } from "@/lib/schemas/site/mail";

const NO_FILTERS = { state: "" };
/** The table needs numeric ids; jobs have UUIDs. */
type Row = Omit<OutgoingMail, "id"> & { id: number; job: string };

const canRetry = ({ state, isLate }: Row) => state === "failed" || (state === "waiting" && isLate);

function useStateText(): (mail: Row) => string {
  const t = useTranslations("panel.mails");
  return useCallback(
    ({ state, isLate, dropped }) => {
      if (dropped !== null) return t(`droppedFor.${dropped}`);
      if (state === "written") return t("writtenToFile");
      return state === "waiting" && isLate ? t("late") : t(`states.${state}`);
    },
    [t],
  );
}

function useColumns(onRead: (mail: ReadableMail) => void): readonly Column<Row>[] {
  const t = useTranslations("panel.mails");
  const { instant } = useFormats();
  const labelOf = useMailLabel();
  const stateOf = useStateText();
  const act = useAdminAction();
  return useMemo(() => {
    const what = ({ template }: Row) => labelOf(template);
    const retry = (mail: Row) =>
      act(() => api.post(`/api/failed-mails/${mail.job}/retry`), {
        success: t("retry.done"),
        description: t("row", { what: what(mail), to: mail.to }),
        failure: t("retry.failed"),
      }).catch(() => {});
    return [
      { key: "what", header: t("columns.what"), priority: "title", text: what },
      {
        key: "to",
        header: t("columns.to"),
        priority: "high",
        cell: ({ to }) => <span className="break-all">{to}</span>,
        text: ({ to }) => to,
      },
      {
        key: "queuedAt",
        header: t("columns.queuedAt"),
        priority: "high",
        cell: ({ queuedAt }) => instant(new Date(queuedAt)),
        text: ({ queuedAt }) => queuedAt,
      },
      {
        key: "state",
        header: t("columns.state"),
        priority: "high",
        cell: (mail) => (
          <span className="flex flex-wrap items-center gap-2">
            <span className="md:max-w-52">{stateOf(mail)}</span>
            {canRetry(mail) && (
              <Button variant="outline" size="sm" onClick={() => void retry(mail)}>
                {t.rich("retry.button", { to: mail.to, whom: srOnly })}
              </Button>
            )}
            {mail.isReadable && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onRead({ id: mail.job, to: mail.to, at: mail.sentAt ?? mail.queuedAt })}
              >
                {t.rich("readButton", { to: mail.to, whom: srOnly })}
              </Button>
            )}
          </span>
        ),
        text: stateOf,
      },
    ];
  }, [t, instant, labelOf, stateOf, act, onRead]);
}

export function MailsPage() {
  const t = useTranslations("panel.mails");
  const pages = useTranslations("panel.pages.title");
  const labelOf = useMailLabel();
  const [read, setRead] = useState<ReadableMail | null>(null);
  const columns = useColumns(setRead);
  const table = useServerTable<OutgoingMail, typeof NO_FILTERS>("/api/mails", NO_FILTERS, () => "", {
    key: "queuedAt",
    direction: "desc",
  });
  const { filters, setFilter } = table;
  const rows = table.rows.map((mail, index): Row => ({ ...mail, id: index, job: mail.id }));
  return (
    <PageSection title={pages("mails")}>
      <p className="max-w-prose text-ink-2">{t("intro", { days: MAIL_RETENTION_DAYS })}</p>
      <MailServerNotice hasWay />
      <DataTable
        {...table}
        rows={rows}
        caption={pages("mails")}
        columns={columns}
        rowName={({ template, to }) => t("row", { what: labelOf(template), to })}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        empty={{ title: t("empty.title"), description: t("empty.text") }}
        filters={
          <ChoiceFilter
            label={t("filter.label")}
            all={t("filter.all")}
            options={MAIL_STATES.map((state) => [state, t(`states.${state}`)])}
            value={filters.state}
            onChange={(state) => setFilter({ state })}
            className="grow basis-40 md:max-w-56"
          />
        }
      />
      <ReadMail mail={read} onClose={() => setRead(null)} />
    </PageSection>
  );
}
