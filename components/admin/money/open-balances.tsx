"use client";

import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { PAYABLE_KIND_LABELS } from "@/lib/domain/money/payment";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { OpenBalance } from "@/lib/schemas/payment";

/** What is open, the oldest first; who owes is reminded in one press. */
export function OpenBalances({ balances }: { balances: readonly OpenBalance[] }) {
  const act = useAdminAction();
  if (balances.length === 0) return <p className="text-ink-2">Nulla in sospeso.</p>;
  const remind = ({ kind, id, payerEmail }: OpenBalance) =>
    act(() => api.post("/api/reports/open/reminders", { kind, id }), {
      success: "Promemoria inviato",
      description: payerEmail,
      failure: "Promemoria non inviato",
    }).catch(() => {});
  return (
    <ul className="flex flex-col divide-y divide-sand-200">
      {balances.map((balance) => (
        <li
          key={`${balance.kind}-${balance.id}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
        >
          <p className="min-w-0">
            <span className="font-semibold">{balance.payerName}</span>
            <span className="block text-[0.92rem] text-ink-2">
              {PAYABLE_KIND_LABELS[balance.kind]} · {balance.title} · dal {formatShortDay(balance.since)}
            </span>
          </p>
          <span className="flex flex-wrap items-center gap-3">
            <strong className="tabular-nums">{formatCents(balance.dueAmount || balance.refundDue)}</strong>
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
  );
}
