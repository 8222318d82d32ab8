"use client";

import { useState } from "react";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { PersonDialog } from "@/components/admin/shared/person/person-dialog";
import { personName } from "@/components/admin/shared/person/person-texts";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Eye } from "@/components/ui/icons";
import { csvAmount, csvDay } from "@/lib/client/csv";
import { formatCents } from "@/lib/domain/money/money";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { mayManageCentre } from "@/lib/domain/person/roles";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Person } from "@/lib/schemas/panel/person";

const NO_FILTERS = {};

const COLUMNS: readonly Column<Person>[] = [
  { key: "name", header: "Nome", priority: "title", cell: personName, text: personName },
  {
    key: "email",
    header: "E-mail",
    priority: "high",
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className="break-all">
        {email}
      </a>
    ),
    text: ({ email }) => email,
  },
  {
    key: "phone",
    header: "Telefono",
    priority: "high",
    cell: ({ phone }) => (phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : "—"),
    text: ({ phone }) => phone ?? "",
  },
  {
    key: "bookings",
    header: "Prenotazioni",
    priority: "low",
    align: "end",
    cell: ({ bookingsCount }) => bookingsCount,
    text: ({ bookingsCount }) => String(bookingsCount),
  },
  {
    key: "paid",
    header: "Pagato",
    priority: "low",
    align: "end",
    cell: ({ paidTotal }) => formatCents(paidTotal),
    text: ({ paidTotal }) => csvAmount(paidTotal),
  },
  {
    key: "member",
    header: "Tessera fino al",
    priority: "low",
    cell: ({ memberUntil }) => (memberUntil ? formatShortDay(memberUntil) : "—"),
    text: ({ memberUntil }) => csvDay(memberUntil),
  },
  {
    key: "role",
    header: "Ruolo",
    priority: "low",
    cell: ({ role }) => ROLE_LABELS[role],
    text: ({ role }) => ROLE_LABELS[role],
  },
];

/** Everybody with an account, searched by name, e-mail or phone. */
export function PeoplePage() {
  const role = usePanelRole();
  const [openId, setOpenId] = useState<number | null>(null);
  const table = useServerTable<Person, typeof NO_FILTERS>("/api/users", NO_FILTERS, () => "", {
    key: "name",
    direction: "asc",
  });
  return (
    <PageSection title="Clienti">
      <DataTable
        {...table}
        filters={undefined}
        caption="Clienti"
        columns={COLUMNS}
        rowName={personName}
        actions={({ id }) => [{ label: "Apri", Icon: Eye, onSelect: () => setOpenId(id) }]}
        onOpen={({ id }) => setOpenId(id)}
        search={{
          label: "Cerca per nome, e-mail o telefono",
          value: table.search,
          onChange: table.setSearch,
        }}
        empty={{ title: "Ancora nessun cliente", description: "Chi si registra comparirà qui." }}
        toolbar={
          mayManageCentre(role) && (
            <ExportButton
              name="clienti"
              columns={csvColumns(COLUMNS)}
              listMatching={table.listMatching}
              disabled={table.total === 0}
            />
          )
        }
      />
      {openId !== null && <PersonDialog id={openId} role={role} onClose={() => setOpenId(null)} />}
    </PageSection>
  );
}
