"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { DataTable } from "@/components/shared/data-table";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { BellRing, Check, Trash2 } from "@/components/ui/icons";
import { leaveWaitingList } from "@/lib/client/waiting/waiting-list";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { isInLine, WAITING_KINDS, WAITING_STATUSES } from "@/lib/domain/waiting/waiting";
import type { WaitingEntry, WaitingEntrySent } from "@/lib/schemas/waiting/waiting-list";
import { useWaitingColumns } from "./waiting-columns";

const AcceptDialog = lazyPart(async () => (await import("./accept-dialog")).AcceptDialog);

const PATH = "/api/waiting-list";
const NO_FILTERS = { kind: "", status: "" };

export function WaitingPage() {
  const t = useTranslations("panel.waiting");
  const tEditor = useTranslations("editor");
  const tWaiting = useTranslations("waiting");
  const pages = useTranslations("panel.pages.title");
  const statusWords = useTranslations("bookingWords.waiting");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const [offering, setOffering] = useState<WaitingEntry | null>(null);
  const [accepting, setAccepting] = useState<WaitingEntry | null>(null);
  const [removing, setRemoving] = useState<WaitingEntry | null>(null);
  const table = useServerTable<WaitingEntry, typeof NO_FILTERS>(PATH, NO_FILTERS, () => "turn", {
    key: "turn",
    direction: "asc",
  });
  const columns = useWaitingColumns();
  const actions = (entry: WaitingEntry): RowAction[] => [
    ...(entry.status === "accepted" || entry.status === "offered"
      ? []
      : [{ label: t("actions.offer"), Icon: BellRing, onSelect: () => setOffering(entry) }]),
    ...(entry.status === "offered"
      ? [{ label: t("actions.accept"), Icon: Check, onSelect: () => setAccepting(entry) }]
      : []),
    ...(isInLine(entry.status)
      ? [
          {
            label: t("actions.remove"),
            Icon: Trash2,
            onSelect: () => setRemoving(entry),
            destructive: true,
          },
        ]
      : []),
  ];
  const { filters, setFilter } = table;
  return (
    <PageSection title={pages("waiting")}>
      <DataTable
        {...table}
        caption={pages("waiting")}
        columns={columns}
        rowName={fullName}
        actions={actions}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        empty={{ title: t("empty.title"), description: t("empty.text") }}
        filters={
          <>
            <ChoiceFilter
              label={t("filters.what")}
              all={t("filters.everything")}
              options={WAITING_KINDS.map((kind) => [kind, t(`filters.kinds.${kind}`)])}
              value={filters.kind}
              onChange={(kind) => setFilter({ kind })}
            />
            <ChoiceFilter
              label={t("filters.status")}
              all={t("filters.allStatuses")}
              options={WAITING_STATUSES.map((status) => [status, statusWords(status)])}
              value={filters.status}
              onChange={(status) => setFilter({ status })}
            />
          </>
        }
        toolbar={
          <ExportButton
            name={t("file")}
            columns={csvColumns(columns)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
      />
      {offering && (
        <ReasonDialog<WaitingEntrySent>
          path={`${PATH}/${offering.id}/offer`}
          title={t("offer.title")}
          description={t(hasEmail(offering.email) ? "offer.text" : "offer.textWithoutEmail", {
            name: fullName(offering),
            title: offering.title,
          })}
          confirmLabel={t("offer.submit")}
          success={t("offer.done")}
          note={({ sent }) => mailNotice(sent)}
          isDestructive={false}
          onClose={() => setOffering(null)}
        />
      )}
      {accepting && <AcceptDialog entry={accepting} onClose={() => setAccepting(null)} />}
      {removing && (
        <ConfirmDialog
          onOpenChange={(open) => !open && setRemoving(null)}
          title={t("remove.title")}
          description={t(hasEmail(removing.email) ? "remove.text" : "remove.textWithoutEmail", {
            name: fullName(removing),
            title: removing.title,
          })}
          confirmLabel={t("actions.remove")}
          cancelLabel={tEditor("back")}
          destructive
          onConfirm={() =>
            act(() => leaveWaitingList(removing.id, undefined), {
              success: t("remove.done", { name: fullName(removing) }),
              description: ({ sent }) => mailNotice(sent),
              failure: tWaiting("leaveFailed"),
            }).then(() => undefined)
          }
        />
      )}
    </PageSection>
  );
}
