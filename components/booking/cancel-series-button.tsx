"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RefundFrame } from "@/components/money/refund-frame";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { useCancelSeries, useSeriesCancellation } from "@/lib/client/booking/use-cancel-booking";
import { outcomeText } from "@/lib/domain/money/outcome-texts";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { SeriesCancellation } from "@/lib/schemas/booking/series";

interface CancelSeriesButtonProps {
  seriesId: number;
  spaceName: string;
  /** The first day to cancel; null cancels all remaining bookings. */
  from: CalendarDay | null;
  label: string;
}

export function CancelSeriesButton({ seriesId, spaceName, from, label }: CancelSeriesButtonProps) {
  const t = useTranslations("bookings.series");
  const tCancel = useTranslations("bookings.cancel");
  const tWords = useTranslations("bookingWords");
  const formats = useFormats();
  const word = useTextResolver();
  const router = useRouter();
  const cancelSeries = useCancelSeries();
  const [isOpen, setOpen] = useState(false);

  async function cancel(): Promise<void> {
    try {
      const { bookings, ...outcome } = await cancelSeries(seriesId, from);
      toast({
        title: t("canceled"),
        description: t("canceledText", {
          dates: tWords("dates", { count: bookings.length }),
          outcome: word(outcomeText(outcome)),
        }),
      });
      router.refresh();
    } catch (error) {
      toast({ title: tCancel("failed"), description: failureText(error), variant: "destructive" });
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
        title={from === null ? t("cancelAllTitle") : t("cancelRestTitle")}
        description={
          from === null
            ? t("cancelAllText", { room: spaceName })
            : t("cancelRestText", { room: spaceName, day: formats.longDay(from) })
        }
        confirmLabel={label}
        cancelLabel={tCancel("keep")}
        destructive
        onConfirm={cancel}
      >
        {isOpen && <SeriesRefund seriesId={seriesId} from={from} />}
      </ConfirmDialog>
    </>
  );
}

/** Rendered invisibly while the refund loads, to reserve its space. */
const TYPICAL_CANCELLATION: SeriesCancellation = {
  bookings: [],
  refundAmount: 70_000,
  paidAmount: 70_000,
  comesBack: 70_000,
  stillOwed: 0,
};

function SeriesRefund({ seriesId, from }: Pick<CancelSeriesButtonProps, "seriesId" | "from">) {
  const t = useTranslations("bookings.series");
  const tWords = useTranslations("bookingWords");
  const word = useTextResolver();
  return (
    <RefundFrame answer={useSeriesCancellation(seriesId, from)} expected={TYPICAL_CANCELLATION}>
      {({ bookings, ...outcome }) => (
        <p>
          {t("toCancel", {
            dates: tWords("dates", { count: bookings.length }),
            outcome: word(outcomeText(outcome)),
          })}
        </p>
      )}
    </RefundFrame>
  );
}
