"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useAuditTexts } from "@/components/admin/shared/audit/audit-texts";
import { ChangeList } from "@/components/admin/shared/audit/change-list";
import { PageSection } from "@/components/admin/shared/page-section";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter, DaysFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { AUDIT_ENTITIES } from "@/lib/domain/site/audited";
import { formatInstant } from "@/lib/domain/time/dates";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { RecordLink } from "./record-link";

const NO_FILTERS = { entity: "", entityId: "", actor: "", from: "", to: "", names: "true" };

const when = ({ at }: AuditEntry) => formatInstant(new Date(at));

function useColumns(): readonly Column<AuditEntry>[] {
  const { actorText, changeTexts, entryText } = useAuditTexts();
  return useMemo(
    () => [
      {
        key: "what",
        header: "Che cosa",
        priority: "title",
        cell: (entry) => <RecordLink entry={entry} />,
        text: entryText,
      },
      { key: "at", header: "Quando", priority: "high", cell: when, text: ({ at }) => at },
      { key: "actor", header: "Chi", priority: "high", cell: actorText, text: actorText },
      {
        key: "changes",
        header: "Cambiamenti",
        priority: "high",
        cell: (entry) => <ChangeList entry={entry} />,
        text: (entry) => changeTexts(entry).join("; "),
      },
      {
        key: "address",
        header: "Da dove",
        priority: "low",
        cell: ({ address }) => address ?? "—",
        text: ({ address }) => address ?? "",
      },
    ],
    [actorText, changeTexts, entryText],
  );
}

/** The audit log: who changed what, when and from where. Nobody can change it. */
export function AuditPage() {
  const t = useTranslations("panel.audit");
  const { entryText } = useAuditTexts();
  const columns = useColumns();
  const table = useServerTable<AuditEntry, typeof NO_FILTERS>("/api/audit", NO_FILTERS, () => "", {
    key: "at",
    direction: "desc",
  });
  const { filters, setFilter } = table;
  return (
    <PageSection title="Registro">
      <p className="max-w-prose text-ink-2">
        Ogni modifica fatta dal pannello e ogni evento che riguarda la sicurezza degli account. Dei dati
        personali si legge solo che sono cambiati. Le righe restano 24 mesi e nessuno può modificarle.
      </p>
      <DataTable
        {...table}
        // The log has a fixed order and no text search.
        search={undefined}
        caption="Registro"
        columns={columns}
        rowName={entryText}
        empty={{ title: "Ancora nulla", description: "Le prossime modifiche compariranno qui." }}
        filters={
          <>
            <ChoiceFilter
              label="Che cosa"
              all="Tutto"
              options={AUDIT_ENTITIES.map((entity) => [entity, t(`entity.${entity}`)])}
              value={filters.entity}
              onChange={(entity) => setFilter({ entity })}
              className="grow basis-40 md:max-w-56"
            />
            <Field label="Numero" className="grow basis-24 md:max-w-32">
              <Input
                inputMode="numeric"
                value={filters.entityId}
                onChange={(event) => setFilter({ entityId: event.target.value.replace(/\D|^0+/g, "") })}
              />
            </Field>
            <Field label="Chi (username)" className="grow basis-36 md:max-w-48">
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
            name="registro"
            columns={csvColumns(columns)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
      />
    </PageSection>
  );
}
