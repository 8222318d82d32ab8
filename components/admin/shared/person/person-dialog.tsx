import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { History } from "@/components/admin/shared/audit/history";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { MembershipSection } from "@/components/admin/shared/membership/membership-section";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { fullName } from "@/lib/domain/person/full-name";
import type { Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import { waitingPeriodLabel } from "@/lib/domain/waiting/waiting-labels";
import type { PanelAccount } from "@/lib/schemas/panel/account";
import type { HistoryEntry, PersonCard } from "@/lib/schemas/panel/people";
import type { Receipt } from "@/lib/schemas/till/receipt";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { PersonAccount } from "./person-account";
import { PersonActions } from "./person-actions";
import { PersonDetails } from "./person-details";
import { PersonHistory } from "./person-history";
import { StandingBadges } from "./standing-badges";

interface PersonDialogProps {
  id: number;
  role: Role;
  onClose: () => void;
}

export function PersonDialog({ id: openedId, role, onClose }: PersonDialogProps) {
  const t = useTranslations("panel.person");
  const word = useTextResolver();
  // After a merge, the surviving person.
  const [id, setId] = useState(openedId);
  const { data: person, error } = useQuery<PersonCard>({
    queryKey: [`/api/people/${id}`],
    refetchOnMount: "always",
  });
  return (
    <GuardedDialog
      title={person ? fullName(person) : t("title")}
      description={person ? undefined : t("description")}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {() => {
        if (error && !person) return <p role="alert">{word(failureText(error))}</p>;
        if (!person) return <Spinner label={t("loading")} />;
        return (
          <>
            <StandingBadges person={person} today={today()} />
            <PersonActions person={person} role={role} onMerged={setId} onDeleted={onClose} />
            <PersonDetails person={person} />
            <MembershipSection person={person} />
            <PersonHistory history={person.payables.filter(({ kind }) => kind !== "fee")} />
            <PersonWaits waits={person.waits} />
            <PersonReceipts receipts={person.receipts} />
            {person.userId !== null && <PersonAccount userId={person.userId} viewer={role} />}
            <PersonTimeline history={person.history} />
            <History entity="person" entityId={person.id} createdAt={person.createdAt} />
          </>
        );
      }}
    </GuardedDialog>
  );
}

export function AccountPersonDialog({
  userId,
  ...dialog
}: Omit<PersonDialogProps, "id"> & { userId: number }) {
  const { data } = useQuery<PanelAccount>({ queryKey: [`/api/users/${userId}`] });
  return data && data.personId !== null ? <PersonDialog id={data.personId} {...dialog} /> : null;
}

function PersonTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("panel.person.timeline");
  const formats = useFormats();
  if (history.length === 0) return null;
  return (
    <details className="border-t border-sand-200 pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t("title", { count: history.length })}
      </summary>
      <ol className="flex max-h-80 flex-col overflow-y-auto">
        {history.map(({ kind, id, title, createdAt }) => (
          <li
            key={`${kind} ${id}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-sand-100 py-2 last:border-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {title}
              <span className="block text-[0.9rem] text-ink-2">{t(`kind.${kind}`)}</span>
            </span>
            <span className="text-[0.9rem] text-ink-2 tabular-nums">
              {formats.shortDay(dayOf(new Date(createdAt)))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const ROW =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2 last:border-0";

function PersonWaits({ waits }: { waits: readonly WaitingEntry[] }) {
  const t = useTranslations("panel.person.waits");
  const tStatus = useTranslations("bookingWords.waiting");
  const word = useTextResolver();
  if (waits.length === 0) return null;
  return (
    <section aria-label={t("title")} className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      <ul className="pt-2">
        {waits.map((entry) => (
          <li key={entry.id} className={ROW}>
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{entry.title}</span>
              <span className="block text-[0.9rem] text-ink-2">{word(waitingPeriodLabel(entry))}</span>
            </span>
            <span className="text-[0.95rem]">
              {entry.position === null
                ? tStatus(entry.status)
                : t("position", { status: tStatus(entry.status), position: entry.position })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PersonReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useTranslations("panel.person.receipts");
  const tReceipts = useTranslations("money.receipts");
  const formats = useFormats();
  if (receipts.length === 0) return null;
  return (
    <section aria-label={t("title")} className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      <ul className="max-h-60 overflow-y-auto pt-2">
        {receipts.map(({ id, number, date, total, stampDuty, canceledAt }) => (
          <li key={id} className={cn(ROW, "tabular-nums")}>
            <span className="min-w-0">
              <span className={cn("block font-semibold", canceledAt !== null && "line-through")}>
                {t("number", { number })}
              </span>
              <span className="block text-[0.9rem] text-ink-2">
                {formats.shortDay(date)} · {formats.cents(total + stampDuty)}
                {canceledAt !== null && ` · ${tReceipts("canceled")}`}
              </span>
            </span>
            <Button variant="ghost" size="sm" asChild>
              <a href={`/api/receipts/${id}/pdf`}>
                <Download />
                {t("pdf")}
                <span className="sr-only"> {tReceipts("of", { number })}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
