"use client";

import { useMemo, useState } from "react";
import { mailNotice } from "@/components/admin/shared/mail-notice-text";
import { PageSection } from "@/components/admin/shared/page-section";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { DataTable } from "@/components/shared/data-table";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { type Column, csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { BellRing, Check, Trash2 } from "@/components/ui/icons";
import { useWord } from "@/components/ui/use-words";
import { leaveWaitingList } from "@/lib/client/waiting/waiting-list";
import { hasEmail } from "@/lib/domain/person/email";
import { isInLine } from "@/lib/domain/waiting/waiting";
import { WAITING_STATUS_LABELS } from "@/lib/domain/waiting/waiting-labels";
import type { WaitingEntry, WaitingEntrySent } from "@/lib/schemas/waiting/waiting-list";
import { AcceptDialog } from "./accept-dialog";
import { nameOf, waitingColumns } from "./waiting-columns";

const PATH = "/api/waiting-list";
const NO_FILTERS = { kind: "", status: "" };
const KINDS = { space: "Spazi", event: "Eventi", course: "Corsi" } as const;

/** The waiting list, with offers out of turn and removal of entries. */
export function WaitingPage() {
  const act = useAdminAction();
  const word = useWord();
  const [offering, setOffering] = useState<WaitingEntry | null>(null);
  const [accepting, setAccepting] = useState<WaitingEntry | null>(null);
  const [removing, setRemoving] = useState<WaitingEntry | null>(null);
  const table = useServerTable<WaitingEntry, typeof NO_FILTERS>(PATH, NO_FILTERS, () => "turn", {
    key: "turn",
    direction: "asc",
  });
  const columns = useMemo<readonly Column<WaitingEntry>[]>(() => waitingColumns(word), [word]);
  const actions = (entry: WaitingEntry): RowAction[] => [
    ...(entry.status === "accepted" || entry.status === "offered"
      ? []
      : [{ label: "Offri fuori turno", Icon: BellRing, onSelect: () => setOffering(entry) }]),
    ...(entry.status === "offered"
      ? [{ label: "Accetta per il cliente", Icon: Check, onSelect: () => setAccepting(entry) }]
      : []),
    ...(isInLine(entry.status)
      ? [
          {
            label: "Togli dalla lista",
            Icon: Trash2,
            onSelect: () => setRemoving(entry),
            destructive: true,
          },
        ]
      : []),
  ];
  const { filters, setFilter } = table;
  return (
    <PageSection title="Lista d'attesa">
      <DataTable
        {...table}
        caption="Lista d'attesa"
        columns={columns}
        rowName={nameOf}
        actions={actions}
        search={{ label: "Cerca per nome, e-mail o titolo", value: table.search, onChange: table.setSearch }}
        empty={{
          title: "Nessuno in lista d'attesa",
          description: "Chi aspetta che si liberi uno spazio, un evento o un corso comparirà qui.",
        }}
        filters={
          <>
            <ChoiceFilter
              label="Che cosa"
              all="Tutto"
              options={Object.entries(KINDS)}
              value={filters.kind}
              onChange={(kind) => setFilter({ kind })}
            />
            <ChoiceFilter
              label="Stato"
              all="Tutti"
              options={Object.entries(WAITING_STATUS_LABELS)}
              value={filters.status}
              onChange={(status) => setFilter({ status })}
            />
          </>
        }
        toolbar={
          <ExportButton
            name="lista-d-attesa"
            columns={csvColumns(columns)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
      />
      {offering && (
        <ReasonDialog<WaitingEntrySent>
          path={`${PATH}/${offering.id}/offer`}
          title="Offrire fuori turno?"
          description={`${nameOf(offering)} riceve subito l'offerta per ${offering.title}, prima di chi ha davanti. ${hasEmail(offering.email) ? "" : "Nessun indirizzo e-mail: avvisa tu il cliente. "}Il motivo resta nel registro anche quando l'account è eliminato: scrivilo senza nomi.`}
          confirmLabel="Offri il posto"
          success={({ sent }) => (sent ? "Offerta inviata" : "Posto offerto")}
          note={({ sent }) => mailNotice(sent)}
          isDestructive={false}
          onClose={() => setOffering(null)}
        />
      )}
      {accepting && <AcceptDialog entry={accepting} onClose={() => setAccepting(null)} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title="Togliere dalla lista d'attesa?"
          description={`${nameOf(removing)} perde il suo posto per ${removing.title}. ${hasEmail(removing.email) ? "Riceve una e-mail." : "Nessun indirizzo e-mail: avvisa tu il cliente."} Se aveva un'offerta, passa alla persona successiva. Non si può annullare: il posto in coda passa subito avanti.`}
          confirmLabel="Togli dalla lista"
          cancelLabel="Indietro"
          destructive
          onConfirm={() =>
            act(() => leaveWaitingList(removing.id, undefined), {
              success: `${nameOf(removing)}: tolto dalla lista`,
              description: ({ sent }) => mailNotice(sent),
              failure: "Operazione non riuscita",
            }).then(() => undefined)
          }
        />
      )}
    </PageSection>
  );
}
