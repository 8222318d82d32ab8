"use client";

import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { hasEmail } from "@/lib/domain/person/email";
import type { OpenBalance } from "@/lib/schemas/till/payment";

/** Sends a payment reminder by mail; without an address a note replaces the button. */
export function ReminderButton({ balance }: { balance: OpenBalance }) {
  const { kind, id, payerEmail, payerName, title } = balance;
  const act = useAdminAction();
  if (!hasEmail(payerEmail))
    return <span className="text-[0.88rem] text-ink-2">Nessun indirizzo e-mail</span>;
  const remind = () =>
    act(() => api.post<{ sent: boolean }>("/api/payments/reminders", { kind, id }), {
      success: ({ sent }) => (sent ? "Promemoria inviato" : "Nessuna e-mail: avvisa tu il cliente"),
      description: ({ sent }) => (sent ? payerEmail : payerName),
      failure: "Promemoria non inviato",
    }).catch(() => {});
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Invia promemoria a ${payerName}: ${title}`}
      onClick={() => void remind()}
    >
      <Mail />
      Promemoria
    </Button>
  );
}
