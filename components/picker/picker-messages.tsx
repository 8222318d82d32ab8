import { CircleAlert as circleAlert, Info as info } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";
import { useTextResolver } from "@/components/ui/use-words";
import type { Unavailable } from "@/lib/domain/room-time/why-not";

const CircleAlert = drawIcon(circleAlert);
const Info = drawIcon(info);

export function PickerHint({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-lotus-100 px-3.5 py-2.5 text-[0.92rem] text-lotus-700">
      <Info className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

export function NotAvailable({ isRange, why }: { isRange: boolean; why: Unavailable | null | undefined }) {
  const t = useTranslations("picker");
  const word = useTextResolver();
  return (
    <span>
      {t(isRange ? "takenRange" : "takenDay")}
      {why && <span> {word(why.message)}</span>}
    </span>
  );
}

export function PickerProblem({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const t = useTranslations("bookingWords");
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-terra-100 px-3.5 py-2.5 text-[0.92rem] text-terra-700"
    >
      <span className="flex min-w-0 flex-1 items-start gap-2">
        <CircleAlert className="mt-0.5 size-4 shrink-0" />
        {children}
      </span>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
