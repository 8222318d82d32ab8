"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TablePager } from "@/components/shared/table/table-pager";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { api } from "@/lib/client/api-client";
import { DELIVERY_DAYS } from "@/lib/domain/program/webhook-events";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { NothingYet } from "../program-section";
import { DeliveryLine } from "./delivery-line";
import { ENDPOINTS_PATH } from "./endpoints-path";

const PAGE_SIZE = 25;
/** While something is on its way its end shows by itself. */
const REFRESH_MS = 2_000;

/** What was sent to an address in the last days, and what became of it, newest first. */
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(54rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {t("text", { days: DELIVERY_DAYS, url: endpoint.url })}
          </DialogDescription>
        </DialogHeader>
        {error && !data && <TableError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton rows={4} />}
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
      </DialogContent>
    </Dialog>
  );
}
