import { useTranslations } from "next-intl";
import { UpfrontAmounts } from "@/components/money/upfront-amounts";
import { Skeleton } from "@/components/ui/skeleton";
import { BookingLines } from "./booking-lines";
import { PickerHint, PickerProblem } from "./picker-messages";
import type { PickerSpace } from "./picker-space";
import type { PickerState } from "./use-picker";

export function PickerSummary({ space, picker }: { space: PickerSpace; picker: PickerState }) {
  const t = useTranslations("picker");
  const { request, quote } = picker;
  if (request === null) return null;
  return (
    <section aria-label={t("summary")} className="flex flex-col gap-3">
      <h3 className="text-[1.35rem]">{t("summary")}</h3>
      {quote.isPending && <SummarySkeleton />}
      {quote.isError && <PickerProblem onRetry={() => void quote.refetch()}>{t("priceError")}</PickerProblem>}
      {quote.data && (
        <>
          <BookingLines space={space} request={request} quote={quote.data} now={new Date()} />
          {quote.data.isAvailable && <UpfrontAmounts {...quote.data} />}
          {quote.data.isAvailable && quote.data.isOnRequest && <PickerHint>{t("onRequestNote")}</PickerHint>}
        </>
      )}
    </section>
  );
}

function SummarySkeleton() {
  const t = useTranslations("picker");
  return (
    <div role="status" className="flex flex-col gap-2.5">
      <span className="sr-only">{t("pricing")}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-full" />
    </div>
  );
}
