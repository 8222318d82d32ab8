import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { settingPath } from "@/components/admin/setting-paths";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Circle, CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api-client";
import { paths } from "@/lib/paths";
import type { Setup, SetupStep } from "@/lib/schemas/site/setup";
import { useAdminAction } from "./use-admin-action";

const RemoveDemonstration = lazyPart(
  async () => (await import("./remove-demonstration")).RemoveDemonstration,
);

const PATH = "/api/setup";

/** Path to each step; the demonstration data is removed from the list itself. */
const PLACES: Record<SetupStep, string | null> = {
  password: `${paths.settings}#password`,
  identity: settingPath("name"),
  logo: settingPath("logo"),
  rooms: panelPath("add-space"),
  payment: settingPath("iban"),
  legal: settingPath("privacy"),
  mail: panelPath("mail-server"),
  demonstration: null,
};

/**
 * Remaining steps of the site's setup.
 * @param canBeDismissed whether the list disappears once everything is done or it is closed: for all users, on every
 *   device
 */
export function FirstSteps({ canBeDismissed }: { canBeDismissed: boolean }) {
  const t = useTranslations("panel.site.firstSteps");
  const act = useAdminAction();
  const { data } = useQuery<Setup>({ queryKey: [PATH], refetchOnMount: "always" });
  const [isRemoving, setRemoving] = useState(false);
  if (data === undefined) return null;
  // Without demonstration data, removed or never there, nothing is to be done about it.
  const steps = data.steps.filter(({ key, isDone }) => key !== "demonstration" || !isDone);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (canBeDismissed && (data.isDismissed || left === 0)) return null;
  // A toast shows a failure; the list stays as it is.
  const close = () =>
    act(() => api.patch<Setup>(PATH, { isDismissed: true }), {
      success: t("closed"),
      description: t("closedDescription"),
      failure: t("notClosed"),
    }).catch(() => undefined);
  const showAgain = () =>
    act(() => api.patch<Setup>(PATH, { isDismissed: false }), {
      success: t("shown"),
      failure: t("notShown"),
    }).catch(() => undefined);
  return (
    <section
      aria-labelledby="primi-passi"
      className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="primi-passi" className="text-[1.3rem]">
          {t("title")}
        </h3>
        {canBeDismissed && (
          <Button variant="ghost" size="sm" onClick={() => void close()}>
            {t("close")}
          </Button>
        )}
        {!canBeDismissed && data.isDismissed && left > 0 && (
          <Button variant="ghost" size="sm" onClick={() => void showAgain()}>
            {t("showAgain")}
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-2">{left === 0 ? t("allDone") : t("left", { count: left })}</p>
      <ol className="mt-3 grid list-none gap-x-6 gap-y-1 p-0 lg:grid-cols-2">
        {steps.map(({ key, isDone }) => {
          const href = PLACES[key];
          const title = t(`steps.${key}`);
          return (
            <li key={key} className="flex min-h-11 gap-x-3">
              {isDone ? (
                <CircleCheck className="mt-3 size-5 shrink-0 text-sage-600" />
              ) : (
                <Circle className="mt-3 size-5 shrink-0 text-sand-400" />
              )}
              <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
                {isDone || href === null ? (
                  <span className={isDone ? "text-ink-2" : ""}>{title}</span>
                ) : (
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {title}
                  </Link>
                )}
                {isDone && <Badge>{t("done")}</Badge>}
                {key === "demonstration" && !isDone && (
                  <Button variant="outline" size="sm" onClick={() => setRemoving(true)}>
                    {t("seeDemonstration")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {isRemoving && <RemoveDemonstration setup={data} onClose={() => setRemoving(false)} />}
    </section>
  );
}
