import { useQuery } from "@tanstack/react-query";
import type { MailDelivery } from "@/lib/schemas/site/mail";

/** Whether a mail server is configured; undefined until the server has said so. */
export function useHasMailServer(): boolean | undefined {
  return useQuery<MailDelivery>({ queryKey: ["/api/mails/delivery"] }).data?.hasServer;
}

/** Whether mails are written and reach nobody, because no mail server is configured; false until the server has said so. */
export const useAreMailsOnlyKept = (): boolean => useHasMailServer() === false;
