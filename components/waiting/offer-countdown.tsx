"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { formatMinutes } from "@/lib/domain/time/durations";

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** The remaining time to accept an offer; updates itself. */
export function OfferCountdown({ until, renderedAt }: { until: string; renderedAt: string }) {
  const t = useTranslations("waiting");
  const language = useLocale();
  const [now, setNow] = useState(() => Date.parse(renderedAt));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(until) - now) / MINUTE_MS);
  const timeOf = (whole: number) => (whole < 1 ? t("lessThanAMinute") : formatMinutes(whole, language));
  return (
    <p className="font-display-soft text-lg tabular-nums">
      {minutes < 0 ? t("timeOver") : t("timeLeft", { time: timeOf(minutes) })}
    </p>
  );
}
