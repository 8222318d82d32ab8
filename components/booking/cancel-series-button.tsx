"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { RefundFrame } from "@/components/money/refund-frame";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { useCancelSeries, useSeriesCancellation } from "@/lib/client/booking/cancel-series";
import { describeOutcome } from "@/lib/domain/money/cancellation-outcome";
import { type CalendarDay, formatLongDay } from "@/lib/domain/time/dates";
import type { SeriesCancellation } from "@/lib/schemas/booking/series";

interface CancelSeriesButtonProps {
  seriesId: number;
  spaceName: string;
  /** The first day that is canceled; null for all that is left. */
  from: CalendarDay | null;
  label: string;
}

const dates = (count: number) => (count === 1 ? "1 data" : `${count} date`);

/** Cancels a series, or what follows a day, after a question that says what comes back. */
export function CancelSeriesButton({ seriesId, spaceName, from, label }: CancelSeriesButtonProps) {
  const router = useRouter();
  const cancelSeries = useCancelSeries();
  const [isOpen, setOpen] = useState(false);

  async function cancel(): Promise<void> {
    try {
      const { bookings, ...outcome } = await cancelSeries(seriesId, from);
      toast({
        title: "Prenotazioni annullate",
        description: `${dates(bookings.length)}. ${describeOutcome(outcome)}`,
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

/** A series as long, and as dear, as most are. */
const LIKE_MOST: SeriesCancellation = {
  bookings: [],
  refundAmount: 70_000,
  paidAmount: 70_000,
  comesBack: 70_000,
  stillOwed: 0,
};

/** How many dates go, and what comes back for all of them. */
function SeriesRefund({ seriesId, from }: Pick<CancelSeriesButtonProps, "seriesId" | "from">) {
  return (
    <RefundFrame answer={useSeriesCancellation(seriesId, from)} expected={LIKE_MOST}>
      {({ bookings, ...outcome }) => (
        <p>
          {dates(bookings.length)} da annullare. {describeOutcome(outcome)}
        </p>
      )}
    </RefundFrame>
  );
}
