"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailLabel } from "@/components/admin/shared/use-mail-label";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Paperclip } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { MAIL_RETENTION_DAYS } from "@/lib/domain/person/retention";
import { MAIL_STATES } from "@/lib/domain/site/mail-retries";
import type { MailContent, OutgoingMail } from "@/lib/schemas/site/mail";

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

interface ReadableMail {
  id: string;
  to: string;
  /** When it was sent (ISO instant). */
  at: string;
}

function ReadMail({ mail, onClose }: { mail: ReadableMail | null; onClose: () => void }) {
  const t = useTranslations("panel.mails.read");
  const { instant } = useFormats();
  const path = `/api/mails/${mail?.id}`;
  const { data, error, refetch } = useQuery<MailContent>({ queryKey: [path], enabled: mail !== null });
  return (
    <Dialog open={mail !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(46rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{data?.subject ?? t("untitled")}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {mail && t("description", { to: mail.to, instant: instant(new Date(mail.at)) })}
          </DialogDescription>
        </DialogHeader>
        {!data && <TablePlaceholder error={error} refetch={refetch} rows={4} />}
        {data && <Content {...data} />}
      </DialogContent>
    </Dialog>
  );
}

/** Disables links: the sandboxed frame may not open windows. */
const withoutWays = (html: string): string => html.replace("<head>", '<head><base target="_blank">');

function Content({ subject, html, text, attachments }: MailContent) {
  const t = useTranslations("panel.mails.read");
  return (
    <>
      <Tabs defaultValue="html" className="flex min-w-0 flex-col gap-3">
        <TabsList aria-label={t("ways")} className="mx-0">
          <TabsTrigger value="html">{t("html")}</TabsTrigger>
          <TabsTrigger value="text">{t("text")}</TabsTrigger>
        </TabsList>
        <TabsContent value="html">
          {/* No permissions: scripts and forms do not run, no window opens, nothing of the site can be read. */}
          <iframe
            title={subject}
            sandbox=""
            srcDoc={withoutWays(html)}
            className="h-[56dvh] w-full rounded-md border border-sand-200 bg-surface"
          />
        </TabsContent>
        <TabsContent value="text">
          <pre className="m-0 max-h-[56dvh] overflow-y-auto rounded-md border border-sand-200 p-4 font-sans text-[0.95rem] whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
        </TabsContent>
      </Tabs>
      {attachments.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <Paperclip className="size-4 shrink-0" />
          {t("attachments", { names: attachments.join(", ") })}
        </p>
      )}
    </>
  );
}
