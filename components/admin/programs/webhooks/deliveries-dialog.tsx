import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TablePager } from "@/components/shared/table/table-pager";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { TitledDialog } from "@/components/ui/dialog";
import { ChevronDown } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { DELIVERY_DAYS } from "@/lib/domain/program/webhook-events";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { EVENT_KEYS } from "../program-keys";
import { NothingYet } from "../program-section";
import { DeliveryDetails } from "./delivery-details";
import { ENDPOINTS_PATH } from "./endpoints-path";

const LOOKS: Record<WebhookDelivery["status"], BadgeVariant> = {
  pending: "warning",
  delivered: "success",
  failed: "destructive",
};

function DeliveryLine({ of, path }: { of: WebhookDelivery; path: string }) {
  const t = useTranslations("panel.programs.deliveries");
  const tEvents = useTranslations("panel.programs.events");
  const formats = useFormats();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const event = tEvents(EVENT_KEYS[of.event]);
  const created = formats.instant(new Date(of.createdAt));
  const facts = [
    created,
    of.attempts === 0 ? t("notYet") : t("attempts", { count: of.attempts }),
    ...(of.responseCode === null ? [] : [t("answered", { code: String(of.responseCode) })]),
  ];
  return (
    <li className="border-b border-sand-100 last:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full cursor-pointer items-center gap-3 rounded-md py-3 text-left hover:bg-sand-50"
      >
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{event}</span>
            <Badge variant={LOOKS[of.status]}>{t(`status.${of.status}`)}</Badge>
          </span>
          <span className="text-[0.9rem] text-ink-2">{facts.join(" · ")}</span>
        </span>
        <ChevronDown className={cn("size-5 shrink-0 transition-transform", isOpen && "rotate-180")} />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <DeliveryDetails of={of} path={path} />}
      </div>
    </li>
  );
}

const PAGE_SIZE = 25;
/** Polling interval while a delivery is pending. */
const REFRESH_MS = 2_000;

export function DeliveriesDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const t = useTranslations("panel.programs.deliveries");
  const [page, setPage] = useState(1);
  const path = `${ENDPOINTS_PATH}/${endpoint.id}/deliveries`;
  const { data, error, refetch } = useQuery({
    queryKey: [path, page],
    queryFn: ({ signal }) =>
      api.list<WebhookDelivery>(`${path}?page=${page}&pageSize=${PAGE_SIZE}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === "pending") ? REFRESH_MS : false,
  });
  return (
    <TitledDialog
      title={t("title")}
      description={t("text", { days: DELIVERY_DAYS, url: endpoint.url })}
      onClose={onClose}
      className="sm:w-[min(54rem,calc(100vw-3rem))]"
    >
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={4} />}
      {data?.total === 0 && <NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
      {data && data.total > 0 && (
        <div>
          <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
            {data.items.map((delivery) => (
              <DeliveryLine key={delivery.id} of={delivery} path={`${path}/${delivery.id}`} />
            ))}
          </ul>
          <TablePager
            caption={t("title")}
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            onPage={setPage}
          />
        </div>
      )}
    </TitledDialog>
  );
}
