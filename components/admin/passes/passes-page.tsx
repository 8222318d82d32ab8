"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { PaymentsDialogById } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { PassBadge } from "@/components/pass/pass-badge";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, NOTHING, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Ban, Coins, Plus, Ticket } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { PASS_STATUSES } from "@/lib/domain/pass/pass-life";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Pass } from "@/lib/schemas/pass/pass";

function usePassColumns(): readonly Column<Pass>[] {
  const t = useTranslations("panel.passes");
  const statusWords = useTranslations("passWords.status");
  const formats = useFormats();
  return useMemo(() => {
    const leftOf = ({ entries, entriesLeft }: Pass) =>
      entries === null || entriesLeft === null
        ? t("unlimited")
        : t("left", { left: String(entriesLeft), entries: String(entries) });
    const untilOf = ({ validUntil }: Pass) => formats.day(validUntil);
    const dueOf = ({ dueAmount }: Pass) => (dueAmount > 0 ? formats.cents(dueAmount) : NOTHING);
    const numberOf = ({ confirmationNumber }: Pass) =>
      t("number", { number: formatConfirmationNumber("pass", confirmationNumber) });
    return [
      { key: "owner", header: t("columns.owner"), priority: "title", text: ({ owner }) => owner },
      { key: "name", header: t("columns.name"), priority: "high", text: ({ name }) => name },
      { key: "left", header: t("columns.left"), priority: "high", align: "end", text: leftOf },
      { key: "validUntil", header: t("columns.validUntil"), priority: "high", text: untilOf },
      {
        key: "status",
        header: t("columns.status"),
        priority: "high",
        cell: ({ status }) => <PassBadge status={status} />,
        text: ({ status }) => statusWords(status),
      },
      { key: "due", header: t("columns.due"), priority: "low", align: "end", text: dueOf },
      { key: "number", header: t("columns.number"), priority: "low", text: numberOf },
    ];
  }, [t, statusWords, formats]);
}

const CancelPassDialog = lazyPart(async () => (await import("./cancel-pass-dialog")).CancelPassDialog);
const SellPassDialog = lazyPart(async () => (await import("./sell-pass-dialog")).SellPassDialog);
const UsesDialog = lazyPart(async () => (await import("./uses-dialog")).UsesDialog);

const PATH = "/api/passes";
const NO_FILTERS = { status: "" };

type Opened = { kind: "sell" } | { kind: "uses" | "payments" | "cancel"; pass: Pass };

export function PassesPage() {
  const t = useTranslations("panel.passes");
  const title = useTranslations("panel.pages.title")("passes");
  const statusWords = useTranslations("passWords.status");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The server has one order: latest sale first.
  const table = useServerTable<Pass, typeof NO_FILTERS>(PATH, NO_FILTERS, () => "", {
    key: "number",
    direction: "desc",
  });
  const columns = usePassColumns();
  const actions = (pass: Pass): RowAction[] => [
    { label: t("actions.uses"), Icon: Ticket, onSelect: () => setOpened({ kind: "uses", pass }) },
    { label: t("actions.payments"), Icon: Coins, onSelect: () => setOpened({ kind: "payments", pass }) },
    ...(pass.status === "canceled"
      ? []
      : [
          {
            label: t("actions.cancel"),
            Icon: Ban,
            destructive: true,
            onSelect: () => setOpened({ kind: "cancel", pass }),
          },
        ]),
  ];
  const sell = () => setOpened({ kind: "sell" });
  const { filters, setFilter } = table;
  return (
    <PageSection
      title={title}
      actions={
        <Button variant="action" onClick={sell}>
          <Plus />
          {t("actions.sell")}
        </Button>
      }
    >
      <DataTable
        {...table}
        caption={title}
        columns={columns}
        rowName={({ owner, name }) => `${owner}, ${name}`}
        actions={actions}
        onOpen={(pass) => setOpened({ kind: "uses", pass })}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        empty={{
          title: t("empty.title"),
          description: t("empty.text"),
          action: <Button onClick={sell}>{t("actions.sell")}</Button>,
        }}
        filters={
          <ChoiceFilter
            label={t("filters.status")}
            all={t("filters.all")}
            options={PASS_STATUSES.map((status) => [status, statusWords(status)])}
            value={filters.status}
            onChange={(status) => setFilter({ status })}
          />
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
      {opened?.kind === "sell" && <SellPassDialog onClose={close} />}
      {opened?.kind === "uses" && <UsesDialog pass={opened.pass} onClose={close} />}
      {opened?.kind === "payments" && <PaymentsDialogById kind="pass" id={opened.pass.id} onClose={close} />}
      {opened?.kind === "cancel" && <CancelPassDialog pass={opened.pass} onClose={close} />}
    </PageSection>
  );
}
