import { useQuery } from "@tanstack/react-query";
import type { MailDelivery } from "@/lib/schemas/site/mail";

/** Whether a mail server is configured; undefined while loading. */
export function useHasMailServer(): boolean | undefined {
  return useQuery<MailDelivery>({ queryKey: ["/api/mails/delivery"] }).data?.hasServer;
}

/** Whether e-mails are only stored, because no mail server is configured; false while loading. */
export const useAreMailsOnlyStored = (): boolean => useHasMailServer() === false;
