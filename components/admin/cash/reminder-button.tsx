import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useAreMailsOnlyStored } from "@/components/admin/shared/use-has-mail-server";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { hasEmail } from "@/lib/domain/person/email";
import type { OpenBalance } from "@/lib/schemas/till/payment";

/**
 * Sends a payment reminder by e-mail. Without an e-mail address a note replaces the button; without a mail server it
 * warns that nothing reaches the payer.
 */
export function ReminderButton({ balance }: { balance: OpenBalance }) {
  const { kind, id, payerEmail, payerName, title } = balance;
  const t = useTranslations("panel.cash.reminder");
  const act = useAdminAction();
  const isWritten = useAreMailsOnlyStored();
  if (!hasEmail(payerEmail)) return <span className="text-[0.88rem] text-ink-2">{t("noEmail")}</span>;
  const remind = () =>
    act(() => api.post<{ sent: boolean }>("/api/payments/reminders", { kind, id }), {
      success: ({ sent }) => t(!sent ? "notMailed" : isWritten ? "written" : "sent"),
      description: ({ sent }) => (!sent ? payerName : isWritten ? t("noServer") : payerEmail),
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
