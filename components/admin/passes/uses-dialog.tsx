import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { PassBadge } from "@/components/pass/pass-badge";
import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { dayOf } from "@/lib/domain/time/dates";
import type { Pass } from "@/lib/schemas/pass/pass";

export function UsesDialog({ pass: listed, onClose }: { pass: Pass; onClose: () => void }) {
  const t = useTranslations("panel.passes");
  const formats = useFormats();
  const [returning, setReturning] = useState<Pass["uses"][number] | null>(null);
  const { data } = useQuery<Pass>({ queryKey: [`/api/passes/${listed.id}`], refetchOnMount: "always" });
  const pass = data ?? listed;
  const left =
    pass.entries === null || pass.entriesLeft === null
      ? t("unlimited")
      : t("left", { left: String(pass.entriesLeft), entries: String(pass.entries) });
  return (
    <GuardedDialog
      title={t("uses.title")}
      description={`${pass.name}, ${pass.owner}`}
      onClose={onClose}
      className="sm:w-[min(38rem,calc(100vw-3rem))]"
    >
      {() => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
            <PassBadge status={pass.status} />
            <span className="font-semibold">{left}</span>
            <span className="text-ink-2">{formats.days(pass.startsOn, pass.validUntil)}</span>
          </p>
          {pass.uses.length === 0 && <p className="text-ink-2">{t("uses.none")}</p>}
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {pass.uses.map((use) => (
              <li
                key={use.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md border px-4 py-2.5"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{use.title}</span>
                  <span className="block text-[0.92rem] text-ink-2">
                    {[
                      ...(use.date === null ? [] : [formats.longDay(use.date)]),
                      t("uses.seats", { count: use.seats }),
                      ...(use.returnedAt === null
                        ? []
                        : [t("uses.returned", { day: formats.day(dayOf(new Date(use.returnedAt))) })]),
                    ].join(" · ")}
                  </span>
                </span>
                {use.returnedAt === null && (
                  <Button variant="outline" size="sm" onClick={() => setReturning(use)}>
                    <RotateCcw />
                    {t("uses.giveBack")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {returning && (
            <ReasonDialog<Pass>
              path={`/api/passes/${pass.id}/uses/${returning.id}/return`}
              title={t("uses.giveBackTitle")}
              description={t("uses.giveBackText", { title: returning.title, count: returning.seats })}
              confirmLabel={t("uses.giveBack")}
              success={t("uses.done")}
              isDestructive={false}
              onClose={() => setReturning(null)}
            />
          )}
        </>
      )}
    </GuardedDialog>
  );
}
