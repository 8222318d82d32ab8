import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { feeYears } from "@/lib/domain/money/payment";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { Fee } from "@/lib/schemas/membership/member";

const PaymentsDialogById = lazyPart(
  async () => (await import("@/components/admin/shared/payments/payments-dialog-by-id")).PaymentsDialogById,
);
const TakeFeeDialog = lazyPart(
  async () => (await import("@/components/admin/shared/membership/take-fee-dialog")).TakeFeeDialog,
);

const isUnpaid = ({ dueAmount, totalAmount }: Fee) => dueAmount === totalAmount;

export function FeeLines({ fees, name }: { fees: readonly Fee[]; name: string }) {
  const t = useTranslations("panel.members.fee");
  const formats = useFormats();
  const waives = isAdministrator(usePanelRole());
  const [pressed, setPressed] = useState<{ what: "take" | "open" | "waive"; fee: Fee } | null>(null);
  const close = () => setPressed(null);
  const waiveText = (fee: Fee) => t(isUnpaid(fee) ? "waiveAll" : "waive");
  if (fees.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <>
      <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
        {fees.map((fee) => (
          <li
            key={fee.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2 tabular-nums last:border-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold">
                {t("name", { year: feeYears(fee) })} · {formats.cents(fee.totalAmount)}
              </span>
              <span className="block text-[0.9rem] text-ink-2">
                {t("period", { from: formats.shortDay(fee.from), until: formats.shortDay(fee.until) })}
              </span>
              {fee.waivedAt !== null && (
                <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
                  {t("waived", { amount: formats.cents(fee.waivedAmount), reason: fee.waiverReason ?? "" })}
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <PaymentBadge status={fee.paymentStatus} />
              {fee.totalAmount > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("paymentsOf", { year: feeYears(fee), name })}
                  onClick={() => setPressed({ what: "open", fee })}
                >
                  {t("payments")}
                </Button>
              )}
              {waives && fee.dueAmount > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("waiveFor", { action: waiveText(fee), year: feeYears(fee), name })}
                  onClick={() => setPressed({ what: "waive", fee })}
                >
                  {waiveText(fee)}
                </Button>
              )}
              {fee.dueAmount > 0 && (
                <Button
                  size="sm"
                  aria-label={t("collectFor", { year: feeYears(fee), name })}
                  onClick={() => setPressed({ what: "take", fee })}
                >
                  <Coins />
                  {t("collect")}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {pressed?.what === "take" && (
        <TakeFeeDialog
          fee={pressed.fee}
          title={t("name", { year: feeYears(pressed.fee) })}
          name={name}
          onClose={close}
        />
      )}
      {pressed?.what === "waive" && (
        <ReasonDialog<Fee>
          path={`/api/members/fees/${pressed.fee.id}/waiver`}
          title={t("waiveTitle", { amount: formats.cents(pressed.fee.dueAmount), name })}
          description={t("waiveText")}
          confirmLabel={waiveText(pressed.fee)}
          success={t("waiveDone", { part: isUnpaid(pressed.fee) ? "all" : "rest" })}
          isDestructive={false}
          onClose={close}
        />
      )}
      {pressed?.what === "open" && <PaymentsDialogById kind="fee" id={pressed.fee.id} onClose={close} />}
    </>
  );
}
