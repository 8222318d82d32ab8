import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface PeriodGoneProps {
  message: string;
  /** The label of the button that leads back. */
  label?: string;
  onChooseAgain: () => void;
  /** Alternatives. */
  children?: ReactNode;
}

/** Shown in the form when the period was taken meanwhile: scrolls into view and leads back to the calendar. */
export function PeriodUnavailable({ message, label, onChooseAgain, children }: PeriodGoneProps) {
  const t = useTranslations("bookingForm");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: "center" });
    box.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={box} role="alert" className="flex flex-col gap-3 rounded-md bg-terra-100 p-4 text-terra-700">
      <p className="font-semibold">{message}</p>
      <p className="text-[0.95rem]">{t("refreshed")}</p>
      {children}
      <Button variant="outline" className="self-start" onClick={onChooseAgain}>
        {label ?? t("chooseAgain")}
      </Button>
    </div>
  );
}
