"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { ChevronDown } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { WebhookDelivery } from "@/lib/schemas/program/webhook";
import { EVENT_KEYS } from "../program-keys";
import { DeliveryDetails } from "./delivery-details";

const LOOKS: Record<WebhookDelivery["status"], BadgeVariant> = {
  pending: "warning",
  delivered: "success",
  failed: "destructive",
};

/** A message: what it tells and what became of it; opened, what was sent and what came back. */
export function DeliveryLine({ of, path }: { of: WebhookDelivery; path: string }) {
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
