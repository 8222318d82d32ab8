"use client";

import { useMemo, useState } from "react";
import { type ReadableMail, ReadMail } from "@/components/admin/mails/read-mail";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { MAIL_RETENTION_DAYS } from "@/lib/domain/person/retention";
import { formatInstant } from "@/lib/domain/time/dates";
import { mailLabel } from "@/lib/messages/site/mails";
import type { MailState, OutgoingMail } from "@/lib/schemas/site/mail";

const NO_FILTERS = { state: "" };
const STATE_LABELS: Record<MailState, string> = {
  waiting: "In partenza",
  sent: "Inviata",
  written: "Scritta in un file",
  failed: "Non riuscita",
  dropped: "Non inviata",
};

/** The table needs numeric ids; jobs have UUIDs. */
type Row = Omit<OutgoingMail, "id"> & { id: number; job: string };

const what = ({ template }: Row) => mailLabel(template);
const DROPPED_TEXTS = {
  needless: "Non inviata: non serviva più",
  limit: "Non inviata: troppe e-mail a questo indirizzo oggi",
};

const WRITTEN_TEXT = "Scritta in un file: nessun server di posta configurato";

function stateText({ state, isLate, dropped }: Row): string {
  if (dropped !== null) return DROPPED_TEXTS[dropped];
  if (state === "written") return WRITTEN_TEXT;
  return state === "waiting" && isLate ? "In ritardo, si riprova" : STATE_LABELS[state];
}
const canRetry = ({ state, isLate }: Row) => state === "failed" || (state === "waiting" && isLate);

/** Sent and failed mails; failed ones can be retried. */
export function MailsPage() {
  const act = useAdminAction();
  const [read, setRead] = useState<ReadableMail | null>(null);
  const table = useServerTable<OutgoingMail, typeof NO_FILTERS>("/api/mails", NO_FILTERS, () => "", {
    key: "queuedAt",
    direction: "desc",
  });
  const { filters, setFilter } = table;
  const rows = table.rows.map((mail, index): Row => ({ ...mail, id: index, job: mail.id }));
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const retry = (mail: Row) =>
      act(() => api.post(`/api/failed-mails/${mail.job}/retry`), {
        success: "Si riprova",
        description: `${mailLabel(mail.template)}, a ${mail.to}`,
        failure: "Non è stato possibile riprovare",
      }).catch(() => {});
    return [
      { key: "what", header: "Che cosa", priority: "title", cell: what, text: what },
      {
        key: "to",
        header: "A chi",
        priority: "high",
        cell: ({ to }) => <span className="break-all">{to}</span>,
        text: ({ to }) => to,
      },
      {
        key: "queuedAt",
        header: "Quando",
        priority: "high",
        cell: ({ queuedAt }) => formatInstant(new Date(queuedAt)),
        text: ({ queuedAt }) => queuedAt,
      },
      {
        key: "state",
        header: "Stato",
        priority: "high",
        cell: (mail) => (
          <span className="flex flex-wrap items-center gap-2">
            <span className="md:max-w-52">{stateText(mail)}</span>
            {canRetry(mail) && (
              <Button variant="outline" size="sm" onClick={() => void retry(mail)}>
                Riprova<span className="sr-only"> a scrivere a {mail.to}</span>
              </Button>
            )}
            {mail.isReadable && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => setRead({ id: mail.job, to: mail.to, at: mail.sentAt ?? mail.queuedAt })}
              >
                Leggi<span className="sr-only"> la e-mail a {mail.to}</span>
              </Button>
            )}
          </span>
        ),
        text: stateText,
      },
    ];
  }, [act]);
  return (
    <PageSection title="Posta">
      <p className="max-w-prose text-ink-2">
        Le e-mail partite restano qui {MAIL_RETENTION_DAYS} giorni e si possono leggere, quelle non riuscite
        un mese. Una e-mail in ritardo si riprova da sola ogni cinque minuti per tre giorni.
      </p>
      <MailServerNotice hasWay />
      <DataTable
        {...table}
        rows={rows}
        caption="Posta"
        columns={columns}
        rowName={({ template, to }) => `${mailLabel(template)}, a ${to}`}
        search={{ label: "Cerca un indirizzo", value: table.search, onChange: table.setSearch }}
        empty={{ title: "Nessuna e-mail", description: "Le prossime e-mail compariranno qui." }}
        filters={
          <ChoiceFilter
            label="Stato"
            all="Tutte"
            options={Object.entries(STATE_LABELS)}
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
