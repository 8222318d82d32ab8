"use client";

import { useQuery } from "@tanstack/react-query";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { MailWarning } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { formatInstant } from "@/lib/domain/time/dates";
import type { FailedMail } from "@/lib/schemas/site/failed-mail";

/** Mails that could not be sent, each with a button to retry; renders nothing when there are none. */
export function FailedMails() {
  const act = useAdminAction();
  const mails = useQuery<FailedMail[]>({ queryKey: ["/api/failed-mails"], refetchOnMount: "always" });
  if (!mails.data || mails.data.length === 0) return null;
  return (
    <section
      aria-label="E-mail non spedite"
      className="min-w-0 rounded-xl border border-honey-700/40 bg-honey-100 p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 text-[1.3rem] text-honey-700">
        <MailWarning className="size-5" />
        E-mail non spedite
      </h2>
      <ul className="m-0 mt-2 flex list-none flex-col p-0">
        {mails.data.map(({ id, to, failedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="min-w-0 text-ink wrap-anywhere">
              {to}, {formatInstant(new Date(failedAt))}
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                void act(() => api.post<{ sent: boolean }>(`/api/failed-mails/${id}/retry`, {}), {
                  success: ({ sent }) =>
                    sent ? "E-mail rimessa in spedizione" : "Nessun indirizzo a cui spedirla",
                  failure: "E-mail non rimessa in spedizione",
                }).catch(() => {})
              }
            >
              Riprova<span className="sr-only"> a spedire a {to}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
