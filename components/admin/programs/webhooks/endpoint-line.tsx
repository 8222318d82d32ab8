import { useTranslations } from "next-intl";
import type { RowAction } from "@/components/shared/table/columns";
import { RowMenu } from "@/components/shared/table/row-menu";
import { Badge } from "@/components/ui/badge";
import { useFormats } from "@/components/ui/use-words";
import { FAILING_DAYS } from "@/lib/domain/program/webhook-events";
import type { WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { EVENT_KEYS } from "../program-keys";

export function EndpointLine({
  of: { url, description, events, isActive, failingSince },
  actions,
}: {
  of: WebhookEndpoint;
  actions: readonly RowAction[];
}) {
  const t = useTranslations("panel.programs.webhooks");
  const tEvents = useTranslations("panel.programs.events");
  const formats = useFormats();
  const isFailing = isActive && failingSince !== null;
  const names = events.map((event) => tEvents(EVENT_KEYS[event])).join(", ");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-sand-100 py-4 last:border-0">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{description || url}</span>
          {isFailing ? (
            <Badge variant="warning">
              {t("failing", { instant: formats.instant(new Date(failingSince)) })}
            </Badge>
          ) : (
            <Badge variant={isActive ? "success" : "secondary"}>{isActive ? t("active") : t("off")}</Badge>
          )}
        </p>
        {description && <p className="text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">{url}</p>}
        <p className="max-w-prose text-[0.9rem] text-ink-2">
          {t("tells", { count: events.length, events: names })}
        </p>
        {isFailing && (
          <p className="max-w-prose text-[0.9rem] text-ink-2">{t("failingText", { days: FAILING_DAYS })}</p>
        )}
      </div>
      <RowMenu name={description || url} actions={actions} />
    </li>
  );
}
