"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { Coins, Printer } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from "@/lib/domain/money/payment";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type SeriesPayment, seriesPaymentInputSchema } from "@/lib/schemas/till/payment";
import { ReceiptForm } from "./receipt-form";

/** One page holds all dates of the longest series. */
const pathOf = (seriesId: number) => `/api/bookings?seriesId=${seriesId}&pageSize=500`;

const formSchema = seriesPaymentInputSchema.omit({ amount: true });

const SECTIONS: readonly FormSection<z.input<typeof formSchema>>[] = [
  {
    title: "Incasso della serie",
    fields: [
      {
        kind: "select",
        name: "method",
        label: "Metodo",
        width: "half",
        options: PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] })),
      },
      { kind: "date", name: "date", label: "Data", width: "half" },
      { kind: "text", name: "note", label: "Nota", optional: true },
    ],
  },
];

const dates = (count: number) => (count === 1 ? "1 data" : `${count} date`);

/** The open amount of a series, paid in one step; renders nothing where nothing is due. */
export function SeriesPayments({
  seriesId,
  startsWriting = false,
  onDirtyChange,
  onDone,
}: {
  seriesId: number;
  /** Whether the payment form opens immediately. */
  startsWriting?: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called when nothing is due any more. */
  onDone?: () => void;
}) {
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
    <section aria-label="Tutta la serie" className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <h3 className="text-[1.2rem]">Tutta la serie</h3>
      <p className="tabular-nums">
        Da pagare per {dates(open.length)}: <strong>{formatCents(due)}</strong>
      </p>
      {!isWriting ? (
        <div>
          <Button variant="outline" onClick={() => setWriting(true)}>
            <Coins />
            Incassa tutta la serie
          </Button>
        </div>
      ) : (
        <SchemaForm
          schema={formSchema}
          sections={SECTIONS}
          defaultValues={{ method: "cash", date: dayOf(new Date()), note: "" }}
          submitLabel={`Incassa ${formatCents(due)}`}
          submitVariant="action"
          onDirtyChange={onDirtyChange}
          buttons={
            <Button variant="outline" onClick={startsWriting ? onDone : done}>
              Indietro
            </Button>
          }
          onSubmit={async (entry) => {
            const path = `/api/bookings/series/${seriesId}/payments`;
            const taken = await act(() => api.post<SeriesPayment>(path, { ...entry, amount: due }), {
              success: "Serie incassata",
              description: `${dates(open.length)}, ${formatCents(due)}`,
              failure: "Serie non incassata",
            });
            done();
            setPaid(taken);
          }}
        />
      )}
    </section>
  );
}

/** Offers one receipt for all dates just paid. */
function SeriesReceipt({
  paid: { amount, payments },
  onDirtyChange,
  onDone,
}: {
  paid: SeriesPayment;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const [isWriting, setWriting] = useState(false);
  const bookingId = payments[0]?.bookingId ?? null;
  return (
    <section aria-label="Tutta la serie" className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <h3 className="text-[1.2rem]">Tutta la serie</h3>
      <p className="tabular-nums">
        Incassati {formatCents(amount)} per {dates(payments.length)}.
      </p>
      {isWriting && bookingId !== null ? (
        <ReceiptForm
          payable={{ kind: "booking", id: bookingId }}
          paymentIds={payments.map(({ id }) => id)}
          onDirtyChange={onDirtyChange}
          onDone={onDone}
        />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setWriting(true)}>
            <Printer />
            Emetti una ricevuta per tutte
          </Button>
        </div>
      )}
    </section>
  );
}
