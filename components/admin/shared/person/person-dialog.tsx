"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { Spinner } from "@/components/ui/spinner";
import { failureText } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import type { Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { PersonWithHistory } from "@/lib/schemas/panel/person";
import { PersonActions } from "./person-actions";
import { PersonForm } from "./person-form";
import { PersonHistory } from "./person-history";
import { PersonReceipts, PersonWaits } from "./person-papers";
import { balanceText, personName } from "./person-texts";

interface PersonDialogProps {
  id: number;
  /** Of the signed-in user. */
  role: Role;
  onClose: () => void;
}

/** One person: contacts, membership, note and history. */
export function PersonDialog({ id, role, onClose }: PersonDialogProps) {
  const { data, error } = useQuery<PersonWithHistory>({
    queryKey: [`/api/users/${id}`],
    refetchOnMount: "always",
  });
  return (
    <GuardedDialog
      title={data ? personName(data) : "Cliente"}
      description={data ? ROLE_LABELS[data.role] : "Scheda del cliente"}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        if (error) return <p role="alert">{failureText(error)}</p>;
        if (!data) return <Spinner label="Carico la scheda" />;
        return (
          <>
            <PersonActions person={data} />
            <Contacts person={data} />
            <PersonHistory history={data.history} />
            <PersonWaits waits={data.waits} />
            <PersonReceipts receipts={data.receipts} />
            <PersonForm
              person={data}
              viewer={role}
              onDirtyChange={setDirty}
              onDone={onClose}
              onCancel={close}
            />
          </>
        );
      }}
    </GuardedDialog>
  );
}

function Contacts({ person }: { person: PersonWithHistory }) {
  const { email, phone, username, registrationDate, isVerified, bookingsCount, paidTotal, memberUntil } =
    person;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-[0.97rem] sm:grid-cols-2">
      <Fact label="E-mail">
        <a href={`mailto:${email}`} className="break-all">
          {email}
        </a>
        {!isVerified && <span className="block text-[0.9rem] text-ink-2">non ancora verificata</span>}
      </Fact>
      <Fact label="Telefono">
        {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : "—"}
      </Fact>
      <Fact label="Username">{username}</Fact>
      <Fact label="Registrata il">{formatShortDay(dayOf(new Date(registrationDate)))}</Fact>
      <Fact label="Prenotazioni">{bookingsCount}</Fact>
      <Fact label="Pagato in tutto">{formatCents(paidTotal)}</Fact>
      <Fact label="Saldo">{balanceText(person)}</Fact>
      <Fact label="Tessera">{memberUntil ? `valida fino al ${formatShortDay(memberUntil)}` : "nessuna"}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.88rem] text-ink-2">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
