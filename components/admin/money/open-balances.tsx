"use client";

import { useState } from "react";
import { BookingDialogById } from "@/components/admin/bookings/booking-dialog-by-id";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { GrowingList } from "@/components/shared/table/growing-list";
import { Button } from "@/components/ui/button";
import { Coins, Mail, RotateCcw } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { formatIban } from "@/lib/domain/money/iban";
import { formatCents } from "@/lib/domain/money/money";
import { PAYABLE_KIND_LABELS } from "@/lib/domain/money/payment";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { OpenBalance, OpenSide } from "@/lib/schemas/payment";
import { PaymentsDialog } from "./payments-dialog";

const keyOf = ({ kind, id }: Pick<OpenBalance, "kind" | "id">) => `${kind}-${id}`;

const verbOf = ({ dueAmount }: OpenBalance) => (dueAmount > 0 ? "Incassa" : "Rimborsa");

/**
 * What is due, or what is to be given back, the oldest first; who owes is reminded in one press, and what came or went
 * is written down.
 */
export function OpenBalances({ side }: { side: OpenSide }) {
  const [opened, setOpened] = useState<OpenBalance | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <GrowingList<OpenBalance>
        path={`/api/reports/open?side=${side}`}
        none="Nulla in sospeso."
        more={side === "due" ? "Mostra altri importi da incassare" : "Mostra altri importi da rimborsare"}
      >
        {(balances) => <BalanceList balances={balances} opened={opened} onOpen={setOpened} />}
      </GrowingList>
      {opened?.kind === "booking" && <BookingDialogById id={opened.id} onClose={close} />}
    </>
  );
}

interface BalanceListProps {
  balances: readonly OpenBalance[];
  opened: OpenBalance | null;
  onOpen: (balance: OpenBalance | null) => void;
}

function BalanceList({ balances, opened, onOpen }: BalanceListProps) {
  const act = useAdminAction();
  const remind = ({ kind, id, payerEmail }: OpenBalance) =>
    act(() => api.post<{ sent: boolean }>("/api/payments/reminders", { kind, id }), {
      success: ({ sent }) => (sent ? "Promemoria inviato" : "Nessuna e-mail: avvisa tu il cliente"),
      description: payerEmail,
      failure: "Promemoria non inviato",
    }).catch(() => {});
  // As it stands now: settled, it is open no longer, and its dialog closes with it.
  const current = opened && balances.find((balance) => keyOf(balance) === keyOf(opened));
  return (
    <>
      <ul className="flex flex-col divide-y divide-sand-200">
        {balances.map((balance) => (
          <li
            key={keyOf(balance)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <OpenWords balance={balance} />
            <span className="flex flex-wrap items-center gap-3">
              <strong className="tabular-nums">{formatCents(balance.dueAmount || balance.refundDue)}</strong>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${verbOf(balance)}: ${balance.payerName}, ${balance.title}`}
                onClick={() => onOpen(balance)}
              >
                {balance.dueAmount > 0 ? <Coins /> : <RotateCcw />}
                {verbOf(balance)}
              </Button>
              {balance.dueAmount > 0 && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Invia promemoria a ${balance.payerName}`}
                  onClick={() => void remind(balance)}
                >
                  <Mail />
                  Invia promemoria
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {current && current.kind !== "booking" && (
        <PaymentsDialog
          kind={current.kind}
          id={current.id}
          balance={current}
          title={`${current.payerName}, ${current.title}`}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

function OpenWords({ balance }: { balance: OpenBalance }) {
  return (
    <p className="min-w-0">
      <span className="font-semibold">{balance.payerName}</span>
      <span className="block text-[0.92rem] text-ink-2">
        {PAYABLE_KIND_LABELS[balance.kind]} · {balance.title} · dal {formatShortDay(balance.since)}
      </span>
      {balance.refundIban !== null && (
        <span className="block text-[0.92rem] tabular-nums [overflow-wrap:anywhere]">
          IBAN {formatIban(balance.refundIban)}
        </span>
      )}
    </p>
  );
}
