"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { RefundFrame } from "@/components/money/refund-frame";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { useCancelSeries, useSeriesCancellation } from "@/lib/client/booking/use-cancel-series";
import { describeOutcome } from "@/lib/domain/money/cancellation-outcome";
import { type CalendarDay, formatLongDay } from "@/lib/domain/time/dates";
import type { SeriesCancellation } from "@/lib/schemas/booking/series";

interface CancelSeriesButtonProps {
  seriesId: number;
  spaceName: string;
  /** The first day to cancel; null for all remaining bookings. */
  from: CalendarDay | null;
  label: string;
}

const countDates = (count: number) => (count === 1 ? "1 data" : `${count} date`);

/** Cancels a series, or its bookings from a day on, after a confirmation that shows the refund. */
export function CancelSeriesButton({ seriesId, spaceName, from, label }: CancelSeriesButtonProps) {
  const router = useRouter();
  const cancelSeries = useCancelSeries();
  const [isOpen, setOpen] = useState(false);

  async function cancel(): Promise<void> {
    try {
      const { bookings, ...outcome } = await cancelSeries(seriesId, from);
      toast({
        title: "Prenotazioni annullate",
        description: `${countDates(bookings.length)}. ${describeOutcome(outcome)}`,
      });
      router.refresh();
    } catch (error) {
      toast({ title: "Annullamento non riuscito", description: failureText(error), variant: "destructive" });
      router.refresh();
      throw error;
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="text-brick-600" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={from === null ? "Annullare tutta la serie?" : "Annullare da questa data in poi?"}
        description={
          from === null
            ? `${spaceName}: tutte le date che devono ancora iniziare.`
            : `${spaceName}: da ${formatLongDay(from)} in poi.`
        }
        confirmLabel={label}
        cancelLabel="Mantieni"
        destructive
        onConfirm={cancel}
      >
        {isOpen && <SeriesRefund seriesId={seriesId} from={from} />}
      </ConfirmDialog>
    </>
  );
}

/** Reserves the space of a typical answer while the refund is loading. */
const TYPICAL_CANCELLATION: SeriesCancellation = {
  bookings: [],
  refundAmount: 70_000,
  paidAmount: 70_000,
  comesBack: 70_000,
  stillOwed: 0,
};

/** The number of canceled dates and their total refund. */
function SeriesRefund({ seriesId, from }: Pick<CancelSeriesButtonProps, "seriesId" | "from">) {
  return (
    <RefundFrame answer={useSeriesCancellation(seriesId, from)} expected={TYPICAL_CANCELLATION}>
      {({ bookings, ...outcome }) => (
        <p>
          {countDates(bookings.length)} da annullare. {describeOutcome(outcome)}
        </p>
      )}
    </RefundFrame>
  );
}
