import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { MailWarning } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { isAdministrator } from "@/lib/domain/person/roles";
import { useMayManageCentre, usePanelRole } from "./panel-user";
import { useHasMailServer } from "./use-has-mail-server";

const asCode = { code: (chunks: ReactNode) => <code>{chunks}</code> };

/**
 * Warns that no mail server is configured; renders nothing if there is one.
 * @param hasWay whether it explains what to do; administrators get a link to the settings page
 */
export function MailServerNotice({ hasWay = false }: { hasWay?: boolean }) {
  const t = useTranslations("panel.actions.mailServer");
  const hasServer = useHasMailServer();
  // The front desk's role cannot open the page Posta.
  const mayRead = useMayManageCentre();
  const maySetUp = isAdministrator(usePanelRole());
  if (hasServer !== false) return null;
  return (
    <section
      aria-label={t("missing")}
      className="min-w-0 rounded-xl border border-honey-700/40 bg-honey-100 p-4 sm:p-6"
    >
      <h3 className="flex items-center gap-2 text-[1.3rem] text-honey-700">
        <MailWarning className="size-5 shrink-0" />
        {t("title")}
      </h3>
      <p className="mt-1.5 max-w-prose text-ink">{t.rich("text", asCode)}</p>
      {hasWay && <p className="mt-1.5 max-w-prose text-ink">{t.rich("way", asCode)}</p>}
      {(maySetUp || (mayRead && !hasWay)) && (
        <p className="mt-1.5">
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-sage-700 underline"
            href={panelPath(maySetUp ? "mail-server" : "mails")}
          >
            {maySetUp ? t("setUp") : t("whatToDo")}
          </Link>
        </p>
      )}
    </section>
  );
}
