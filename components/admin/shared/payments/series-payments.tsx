import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Coins, Printer } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesPayment } from "@/lib/schemas/till/payment";
import { ReceiptForm } from "./receipt-form";
import { usePaymentMethods } from "./use-payment-methods";
import { useWholeAmountSections, wholeAmountSchema } from "./whole-amount";

/** One page holds all dates of the longest possible series. */
const pathOf = (seriesId: number) => `/api/bookings?seriesId=${seriesId}&pageSize=500`;

/** The open amount of a series, paid in one step; renders nothing if nothing is due. */
export function SeriesPayments({
  seriesId,
  startsWriting = false,
  onDirtyChange,
  onDone,
}: {
  seriesId: number;
  startsWriting?: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called when nothing is due any more. */
  onDone?: () => void;
}) {
  const t = useTranslations("panel.payments.series");
  const formats = useFormats();
  const ways = usePaymentMethods();
  const sections = useWholeAmountSections(t("form"), ways);
  const [isWriting, setWriting] = useState(startsWriting);
  const act = useAdminAction();
  const { data } = useQuery<Booking[]>({ queryKey: [pathOf(seriesId)], refetchOnMount: "always" });
  const open = (data ?? []).filter(({ dueAmount }) => dueAmount > 0);
  const due = open.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
  const [paid, setPaid] = useState<SeriesPayment | null>(null);
  if (paid !== null)
    return (
      <SeriesReceipt
        paid={paid}
        onDirtyChange={onDirtyChange}
        onDone={() => {
          onDirtyChange(false);
          setPaid(null);
          onDone?.();
        }}
      />
    );
  if (open.length < 2) return null;
  const done = () => {
    onDirtyChange(false);
    setWriting(false);
  };
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <h3 className="text-[1.2rem]">{t("title")}</h3>
      <p className="tabular-nums">
        {t.rich("due", {
          count: open.length,
          amount: formats.cents(due),
          strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
        })}
      </p>
      {!isWriting ? (
        <div>
          <Button variant="outline" onClick={() => setWriting(true)}>
            <Coins />
            {t("collect")}
          </Button>
        </div>
      ) : ways === undefined ? (
        <TableSkeleton rows={2} />
      ) : (
        <SchemaForm
          schema={wholeAmountSchema}
          sections={sections}
          defaultValues={{ method: ways.first("cash"), date: dayOf(new Date()), note: "" }}
          submitLabel={t("submit", { amount: formats.cents(due) })}
          submitVariant="action"
          onDirtyChange={onDirtyChange}
          onBack={startsWriting ? onDone : done}
          onSubmit={async (entry) => {
            const path = `/api/bookings/series/${seriesId}/payments`;
            const taken = await act(() => api.post<SeriesPayment>(path, { ...entry, amount: due }), {
              success: t("collected"),
              description: t("collectedText", { count: open.length, amount: formats.cents(due) }),
              failure: t("failed"),
            });
            done();
            setPaid(taken);
          }}
        />
      )}
    </section>
  );
}

interface SeriesReceiptProps {
  paid: SeriesPayment;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

function SeriesReceipt({ paid: { amount, payments }, onDirtyChange, onDone }: SeriesReceiptProps) {
  const t = useTranslations("panel.payments.series");
  const formats = useFormats();
  const [isWriting, setWriting] = useState(false);
  const bookingId = payments[0]?.bookingId ?? null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <h3 className="text-[1.2rem]">{t("title")}</h3>
      <p className="tabular-nums">{t("paid", { amount: formats.cents(amount), count: payments.length })}</p>
      {isWriting && bookingId !== null ? (
        <ReceiptForm
          charge={{ kind: "booking", id: bookingId }}
          paymentIds={payments.map(({ id }) => id)}
          onDirtyChange={onDirtyChange}
          onDone={onDone}
        />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setWriting(true)}>
            <Printer />
            {t("issueReceipt")}
          </Button>
        </div>
      )}
    </section>
  );
}
