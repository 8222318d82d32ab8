"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { History } from "@/components/admin/shared/audit/history";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { MembershipSection } from "@/components/admin/shared/membership/membership-section";
import { Spinner } from "@/components/ui/spinner";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { fullName } from "@/lib/domain/person/full-name";
import type { Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import type { PanelAccount } from "@/lib/schemas/panel/account";
import type { HistoryEntry, PersonCard } from "@/lib/schemas/panel/people";
import { PersonAccount } from "./person-account";
import { PersonActions } from "./person-actions";
import { PersonDetails } from "./person-details";
import { PersonHistory } from "./person-history";
import { PersonReceipts, PersonWaits } from "./person-papers";
import { StandingBadges } from "./standing-badges";

interface PersonDialogProps {
  id: number;
  /** Role of the signed-in user. */
  role: Role;
  onClose: () => void;
}

/** A person: data, bookings, payments, open amounts, waiting-list entries, and the account, if there is one. */
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

/** The same for callers that only know the account. */
export function AccountPersonDialog({
  userId,
  ...dialog
}: Omit<PersonDialogProps, "id"> & { userId: number }) {
  const { data } = useQuery<PanelAccount>({ queryKey: [`/api/users/${userId}`] });
  return data && data.personId !== null ? <PersonDialog id={data.personId} {...dialog} /> : null;
}

/** The history of a person, newest first, collapsed. */
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
