import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Ban, Coins, RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { paymentsPath } from "@/lib/client/till/payment-paths";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { depositReturnDue, depositStillPayable, methodOfDeposit } from "@/lib/domain/money/deposit";
import { formatCents } from "@/lib/domain/money/money";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import { depositRetentionSchema } from "@/lib/schemas/till/deposit";
import type { Payment } from "@/lib/schemas/till/payment";
import { PaymentForm } from "./payment-form";
import { RepaymentForm } from "./repayment-form";
import { typedAmount } from "./typed-amount";

type Writing = "deposit" | "deposit-return" | "together" | "retention";

interface DepositSectionProps {
  booking: Booking;
  onDirtyChange: (isDirty: boolean) => void;
}

export function DepositSection({ booking, onDirtyChange }: DepositSectionProps) {
  const t = useTranslations("panel.payments.deposit");
  const formats = useFormats();
  const mayManage = useMayManageCentre();
  const [writing, setWriting] = useState<Writing | null>(null);
  const list = useQuery<Payment[]>({ queryKey: [paymentsPath("booking", booking.id)] });
  const { id, depositAmount, depositHeld, refundDue } = booking;
  if (depositAmount === 0 && depositHeld === 0) return null;
  // While the entries are loading, the missing amount is unknown.
  const open = list.data === undefined ? 0 : depositStillPayable(booking, list.data);
  const oldestFirst = [...(list.data ?? [])].sort((a, b) => a.id - b.id);
  // A deposit is returned by the method with which it was paid.
  const method = writing === "deposit-return" ? methodOfDeposit(oldestFirst) : "cash";
  const now = new Date();
  const returnDue = depositReturnDue(booking, now);
  const isAhead = new Date(booking.endsAt) > now;
  const done = () => {
    onDirtyChange(false);
    setWriting(null);
  };
  const form = { onDirtyChange, onDone: done };
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[1.2rem]">{t("title")}</h3>
        {returnDue > 0 ? (
          <Badge variant="warning">{t("toReturn")}</Badge>
        ) : (
          depositHeld > 0 && <Badge variant="success">{t("held")}</Badge>
        )}
      </div>
      <p className="tabular-nums">
        {[
          t("asked", { amount: formats.cents(depositAmount) }),
          t("inTill", { amount: formats.cents(depositHeld) }),
          ...(returnDue > 0 ? [t("returnDue", { amount: formats.cents(returnDue) })] : []),
        ].join(" · ")}
      </p>
      {writing === null && (
        <div className="flex flex-wrap gap-2">
          {open > 0 && (
            <Button variant={isAhead ? "action" : "outline"} onClick={() => setWriting("deposit")}>
              <Coins />
              {t("take")}
            </Button>
          )}
          {returnDue > 0 && refundDue > 0 && (
            <Button variant="action" onClick={() => setWriting("together")}>
              <RotateCcw />
              {t("repayAll", { amount: formats.cents(refundDue + returnDue) })}
            </Button>
          )}
          {depositHeld > 0 && (
            <Button
              variant={returnDue > 0 && refundDue === 0 ? "action" : "outline"}
              onClick={() => setWriting("deposit-return")}
            >
              <RotateCcw />
              {t("return")}
            </Button>
          )}
          {depositHeld > 0 && mayManage && (
            <Button variant="outline" className="text-brick-600" onClick={() => setWriting("retention")}>
              <Ban />
              {t("retain")}
            </Button>
          )}
        </div>
      )}
      {(writing === "deposit" || writing === "deposit-return") && (
        <PaymentForm
          kind={writing}
          charge={{ kind: "booking", id }}
          amount={writing === "deposit" ? open : returnDue || depositHeld}
          method={method}
          // The entries may load after the form was opened.
          key={method}
          today={dayOf(now)}
          {...form}
        />
      )}
      {writing === "together" && <RepaymentForm bookingId={id} amount={refundDue + returnDue} {...form} />}
      {writing === "retention" && <RetentionForm bookingId={id} held={depositHeld} {...form} />}
    </section>
  );
}

const retentionSchema = z.object({ amount: typedAmount, reason: depositRetentionSchema.shape.reason });

interface RetentionFormProps {
  bookingId: number;
  /** Cents. */
  held: number;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

function RetentionForm({ bookingId, held, onDirtyChange, onDone }: RetentionFormProps) {
  const t = useTranslations("panel.payments.deposit");
  const tForm = useTranslations("panel.payments.form");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  return (
    <SchemaForm
      schema={retentionSchema}
      sections={[
        {
          title: t("retention"),
          fields: [
            { kind: "price", name: "amount", label: tForm("amount"), width: "third" },
            { kind: "text", name: "reason", label: t("reason"), hint: t("reasonHint") },
          ],
        },
      ]}
      defaultValues={{ amount: formatCents(held, DEFAULT_LANGUAGE).replace(/\s*€$/, ""), reason: "" }}
      submitLabel={t("retain")}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      onBack={onDone}
      onSubmit={async (retention) => {
        const path = `/api/bookings/${bookingId}/deposit-retention`;
        await act(() => api.post<BookingChanged>(path, retention), {
          success: t("retained", { amount: formats.cents(retention.amount) }),
          description: ({ sent }) => mailNotice(sent, t("retainedMailed")),
          failure: t("notRetained"),
        });
        onDone();
      }}
    />
  );
}
