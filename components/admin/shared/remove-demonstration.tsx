import { useTranslations } from "next-intl";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { api } from "@/lib/client/api-client";
import { DEMONSTRATION_KINDS } from "@/lib/domain/site/demonstration";
import type { RemovedDemonstration, Setup } from "@/lib/schemas/site/setup";

type Counts = Setup["demonstration"]["removable"];

export function RemoveDemonstration({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const t = useTranslations("panel.site.demonstration");
  /** "5 sale, 6 corsi"; empty if there is nothing. */
  const inWords = (counts: Counts): string =>
    [...DEMONSTRATION_KINDS]
      .reverse()
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`counts.${kind}`, { count: counts[kind] }))
      .join(", ");
  const { removable, changed, used } = setup.demonstration;
  const lines = [
    [t("going"), inWords(removable)],
    [t("changed"), inWords(changed)],
    [t("used"), inWords(used)],
  ].filter(([, words]) => words !== "");
  return (
    <ConfirmAction
      onClose={onClose}
      title={t("title")}
      description={t("description")}
      confirmLabel={t("confirm")}
      destructive
      action={() => api.delete<RemovedDemonstration>("/api/setup/demonstration")}
      outcome={{
        success: t("removed"),
        description: ({ removed }) => inWords(removed),
        failure: t("notRemoved"),
      }}
    >
      <dl className="grid gap-2">
        {lines.map(([label, words]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="m-0 text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </ConfirmAction>
  );
}
