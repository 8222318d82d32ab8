"use client";

import { useQuery } from "@tanstack/react-query";
import { panelPath } from "@/components/admin/panel-pages";
import { MailWarning } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { MailDelivery } from "@/lib/schemas/site/mail";
import { useMayManageCentre } from "./panel-user";

/**
 * Warns that no mail server is configured; renders nothing where there is one.
 * @param hasWay whether it explains what to do instead of linking to the page that does
 */
export function MailServerNotice({ hasWay = false }: { hasWay?: boolean }) {
  const { data } = useQuery<MailDelivery>({ queryKey: ["/api/mails/delivery"] });
  // The desk may not open the page Posta.
  const mayRead = useMayManageCentre();
  if (data === undefined || data.hasServer) return null;
  return (
    <section
      aria-label="Nessun server di posta"
      className="min-w-0 rounded-xl border border-honey-700/40 bg-honey-100 p-4 sm:p-6"
    >
      <h3 className="flex items-center gap-2 text-[1.3rem] text-honey-700">
        <MailWarning className="size-5 shrink-0" />
        Le e-mail non partono
      </h3>
      <p className="mt-1.5 max-w-prose text-ink">
        Nessun server di posta è configurato: conferme, promemoria e avvisi non arrivano a nessuno, restano
        scritti in file sul computer del sito (cartella <code>outbox</code>).
      </p>
      {hasWay ? (
        <p className="mt-1.5 max-w-prose text-ink">
          Chi gestisce il sito imposta <code>SMTP_URL</code> e <code>MAIL_FROM</code> e lo riavvia; da allora
          le nuove e-mail partono.
        </p>
      ) : (
        mayRead && (
          <p className="mt-1.5">
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-sage-700 underline"
              href={panelPath("mails")}
            >
              Che cosa fare
            </Link>
          </p>
        )
      )}
    </section>
  );
}
