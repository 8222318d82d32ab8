"use client";

import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { hasEmail } from "@/lib/domain/person/email";
import type { OpenBalance } from "@/lib/schemas/till/payment";

/** Sends a payment reminder by mail; without an address a note replaces the button. */
export function ReminderButton({ balance }: { balance: OpenBalance }) {
  const { kind, id, payerEmail, payerName, title } = balance;
  const t = useTranslations("panel.cash.reminder");
  const act = useAdminAction();
  if (!hasEmail(payerEmail)) return <span className="text-[0.88rem] text-ink-2">{t("noEmail")}</span>;
  const remind = () =>
    act(() => api.post<{ sent: boolean }>("/api/payments/reminders", { kind, id }), {
      success: ({ sent }) => t(sent ? "sent" : "notMailed"),
      description: ({ sent }) => (sent ? payerEmail : payerName),
      failure: t("failed"),
    }).catch(() => {});
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t("send", { payer: payerName, title })}
      onClick={() => void remind()}
    >
      <Mail />
      {t("action")}
    </Button>
  );
}
