"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentsDialogById } from "@/components/admin/shared/late-dialogs";
import { latePart } from "@/components/admin/shared/late-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Ban, Coins, Plus, Ticket } from "@/components/ui/icons";
import { PASS_STATUSES } from "@/lib/domain/pass/pass-life";
import type { Pass } from "@/lib/schemas/pass/pass";
import { usePassColumns } from "./use-pass-columns";

const CancelPassDialog = latePart(async () => (await import("./cancel-pass-dialog")).CancelPassDialog);
const SellPassDialog = latePart(async () => (await import("./sell-pass-dialog")).SellPassDialog);
const UsesDialog = latePart(async () => (await import("./uses-dialog")).UsesDialog);

const PATH = "/api/passes";
const NO_FILTERS = { status: "" };

type Opened = { kind: "sell" } | { kind: "uses" | "payments" | "cancel"; pass: Pass };

/** The passes that were sold: their sale at the desk, their uses, payments and cancellation. */
export function PassesPage() {
  const t = useTranslations("panel.passes");
  const title = useTranslations("panel.pages.title")("passes");
  const statusWords = useTranslations("passWords.status");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The server has one order: the latest sale first.
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
