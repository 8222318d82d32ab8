import { useTranslations } from "next-intl";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import {
  parseQueuedCheckIns,
  type QueuedCheckIn,
  readCheckInQueue,
  sendCheckInQueue,
  subscribeToCheckInQueue,
} from "@/lib/client/site/check-in-queue";

const RETRY_MS = 15_000;
/** Pause in milliseconds after an error that affects the whole queue, such as an expired session. */
const PAUSE_MS = 120_000;

export function useDoorQueue(): QueuedCheckIn[] {
  const text = useSyncExternalStore(subscribeToCheckInQueue, readCheckInQueue, () => null);
  return useMemo(() => parseQueuedCheckIns(text), [text]);
}

/** Sends the stored check-ins once the network is back, on any page of the panel. Use it only once. */
export function useDoorSending(): void {
  const t = useTranslations("panel.participants.checkIn");
  const act = useAdminAction();
  const word = useTextResolver();
  const owner = usePanelUser();
  const isWaiting = useDoorQueue().length > 0;

  useEffect(() => {
    if (!isWaiting) return;
    let isSending = false;
    let notBefore = 0;
    async function send(): Promise<void> {
      if (isSending || !navigator.onLine || Date.now() < notBefore) return;
      isSending = true;
      try {
        const refused = await act(() => sendCheckInQueue(owner), { failure: t("notSent") });
        for (const { entry, error } of refused)
          toast({
            variant: "destructive",
            title: t("failed"),
            description: t("failedFor", { who: entry.name, reason: word(failureText(error)) }),
            duration: 15_000,
          });
      } catch {
        // The toast has shown the error; the check-ins stay on the device and are sent again.
        notBefore = Date.now() + PAUSE_MS;
      } finally {
        isSending = false;
      }
    }
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [act, t, word, owner, isWaiting]);
}
