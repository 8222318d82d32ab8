import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePaymentMethods } from "@/components/admin/shared/payments/use-payment-methods";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { Button } from "@/components/ui/button";
import { Coins, Printer } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { Fee } from "@/lib/schemas/membership/member";
import type { TakenFee } from "@/lib/schemas/till/fee";

const PaymentsDialogById = lazyPart(
  async () => (await import("@/components/admin/shared/payments/payments-dialog-by-id")).PaymentsDialogById,
);

interface TakeFeeDialogProps {
  fee: Pick<Fee, "id" | "dueAmount">;
  /** "Quota associativa 2026" */
  title: string;
  name: string;
  onClose: () => void;
}

/**
 * Collects the full amount due of a fee with one click on a payment method; its receipt is issued, sent by e-mail and
 * offered for print.
 */
export function TakeFeeDialog({ fee, title, name, onClose }: TakeFeeDialogProps) {
  const t = useTranslations("panel.members.take");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const atTheDesk = (usePaymentMethods()?.offered ?? []).filter(({ kind }) => kind !== "online");
  const [taken, setTaken] = useState<TakenFee | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOtherWay, setOtherWay] = useState(false);
  if (isOtherWay) return <PaymentsDialogById kind="fee" id={fee.id} startsWith="payment" onClose={onClose} />;

  async function take(method: string): Promise<void> {
    setPending(true);
    try {
      const path = `/api/members/fees/${fee.id}/payment`;
      const answer = await act(() => api.post<TakenFee>(path, { method }), {
        success: ({ receipt }) => t("done", { number: receipt.number }),
        description: ({ sent }) => mailNotice(sent, t("mailed"), t("notMailed")),
        failure: t("failed"),
      });
      setTaken(answer);
    } catch {
      // The toast has shown the error; the fee is still due.
    } finally {
      setPending(false);
    }
  }

  return (
    <GuardedDialog
      title={taken ? t("done", { number: taken.receipt.number }) : t("title", { fee: title })}
      description={
        taken
          ? mailNotice(taken.sent, t("mailed"), t("notMailed"))
          : t("text", { name, amount: formats.cents(fee.dueAmount) })
      }
      onClose={onClose}
      className="sm:w-[min(32rem,calc(100vw-3rem))]"
    >
      {() =>
        taken ? (
          <Button variant="outline" asChild>
            <a href={`/api/receipts/${taken.receipt.id}/pdf`}>
              <Printer />
              {t("receipt", { number: taken.receipt.number })}
            </a>
          </Button>
        ) : (
          <div className="flex flex-col gap-3">
            <div className="grid gap-3 sm:grid-cols-3">
              {atTheDesk.map(({ key, label }) => (
                <Button key={key} variant="action" disabled={isPending} onClick={() => void take(key)}>
                  <Coins />
                  {label}
                </Button>
              ))}
            </div>
            <Button variant="ghost" disabled={isPending} onClick={() => setOtherWay(true)}>
              {t("otherWay")}
            </Button>
          </div>
        )
      }
    </GuardedDialog>
  );
}
