"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useAuditTexts } from "@/components/admin/shared/audit/audit-texts";
import { ChangeList } from "@/components/admin/shared/audit/change-list";
import { PageSection } from "@/components/admin/shared/page-section";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, NOTHING } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter, DaysFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import { AUDIT_RETENTION_MONTHS, BROWSING_RETENTION_MONTHS } from "@/lib/domain/person/retention";
import { AUDIT_ENTITIES } from "@/lib/domain/site/audited";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { RecordLink } from "./record-link";

const NO_FILTERS = { entity: "", entityId: "", actor: "", from: "", to: "", names: "true" };

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useTranslations("panel.auditLog.columns");
  const { actorText, changeTexts, entryText } = useAuditTexts();
  const { instant } = useFormats();
  return useMemo(
    () => [
      {
        key: "what",
        header: t("what"),
        priority: "title",
        cell: (entry) => <RecordLink entry={entry} />,
        text: entryText,
      },
      {
        key: "at",
        header: t("at"),
        priority: "high",
        cell: ({ at }) => instant(new Date(at)),
        text: ({ at }) => at,
      },
      { key: "actor", header: t("actor"), priority: "high", text: actorText },
      {
        key: "changes",
        header: t("changes"),
        priority: "high",
        cell: (entry) => <ChangeList entry={entry} />,
        text: (entry) => changeTexts(entry).join("; "),
      },
      {
        key: "address",
        header: t("address"),
        priority: "low",
        cell: ({ address }) => address ?? NOTHING,
        text: ({ address }) => address ?? "",
      },
    ],
    [t, actorText, changeTexts, entryText, instant],
  );
}

/** Audit log of the panel. Entries cannot be changed; client IP addresses are erased before the entries are. */
export function AuditPage() {
  const t = useTranslations("panel.auditLog");
  const entities = useTranslations("panel.audit.entity");
  const pages = useTranslations("panel.pages.title");
  const { entryText } = useAuditTexts();
  const columns = useColumns();
  const table = useServerTable<AuditEntry, typeof NO_FILTERS>("/api/audit", NO_FILTERS, () => "", {
    key: "at",
    direction: "desc",
  });
  const { filters, setFilter } = table;
  return (
    <PageSection title={pages("audit")}>
      <p className="max-w-prose text-ink-2">
        {t("intro", { months: AUDIT_RETENTION_MONTHS, addressMonths: BROWSING_RETENTION_MONTHS })}
      </p>
      <DataTable
        {...table}
        // The log has a fixed order and no text search.
        search={undefined}
        caption={pages("audit")}
        columns={columns}
        rowName={entryText}
        empty={{ title: t("empty.title"), description: t("empty.text") }}
        filters={
          <>
            <ChoiceFilter
              label={t("filters.what")}
              all={t("filters.everything")}
              options={AUDIT_ENTITIES.map((entity) => [entity, entities(entity)])}
              value={filters.entity}
              onChange={(entity) => setFilter({ entity })}
              className="grow basis-40 md:max-w-56"
            />
            <Field label={t("filters.number")} className="grow basis-24 md:max-w-32">
              <Input
                inputMode="numeric"
                value={filters.entityId}
                onChange={(event) => setFilter({ entityId: event.target.value.replace(/\D|^0+/g, "") })}
              />
            </Field>
            <Field label={t("filters.actor")} className="grow basis-36 md:max-w-48">
              <Input
                autoComplete="off"
                value={filters.actor}
                onChange={(event) => setFilter({ actor: event.target.value.trim() })}
              />
            </Field>
            <DaysFilter from={filters.from} to={filters.to} onChange={setFilter} />
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
    </PageSection>
  );
}
