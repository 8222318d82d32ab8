"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import type { Expected } from "@/lib/client/booking/booking-details";
import { acceptOffer, leaveWaitingList } from "@/lib/client/waiting/waiting-list";
import { formatMinutes } from "@/lib/domain/time/durations";

interface WaitingActionsProps {
  id: number;
  title: string;
  isOffered: boolean;
  /** The token of a mailed link; without it, the session authorises the request. */
  token?: string;
  /** The displayed amounts, with which the offer is accepted. */
  expected?: Expected;
}

/** Accepts or declines an offer with one click. Leaving the list without an offer requires a confirmation. */
export function WaitingActions({ id, title, isOffered, token, expected }: WaitingActionsProps) {
  const t = useTranslations("waiting");
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(action: () => Promise<unknown>, done: string, failure: string): Promise<void> {
    setPending(true);
    try {
      await action();
      toast({ title: done, description: title, isAside: true });
    } catch (error) {
      toast({ variant: "destructive", title: failure, description: failureText(error) });
    } finally {
      setPending(false);
      // The page shows the current state after a failure as well.
      router.refresh();
    }
  }
  const leave = () => run(() => leaveWaitingList(id, token), t("leftDone"), t("leaveFailed"));

  if (!isOffered)
    return (
      <>
        <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
          {t("leave")}
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t("leaveTitle")}
          description={t("leaveText", { title })}
          confirmLabel={t("leave")}
          cancelLabel={t("stay")}
          destructive
          onConfirm={leave}
        />
      </>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton
        variant="action"
        pending={pending}
        onClick={() => run(() => acceptOffer(id, token, expected), t("acceptDone"), t("acceptFailed"))}
      >
        {t("accept")}
      </SubmitButton>
      <Button variant="outline" disabled={pending} onClick={leave}>
        {t("decline")}
      </Button>
    </div>
  );
}

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
