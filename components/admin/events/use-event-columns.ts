import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTitleColumn } from "@/components/admin/shared/resource/cells";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { isOver } from "@/lib/domain/catalogue/event-state";
import { parsePrice } from "@/lib/domain/money/money";
import { csvDay } from "@/lib/domain/site/csv";
import type { ShownEvent } from "@/lib/schemas/catalogue/event";

/** A canceled event has no places left to count; its status has its own column. */
const placesText = ({ status, currentParticipants, maxParticipants }: ShownEvent) =>
  status === "canceled" ? NOTHING : `${currentParticipants}/${maxParticipants}`;

export function useEventColumns(): readonly Column<ShownEvent>[] {
  const t = useTranslations("panel.events");
  const tOffering = useTranslations("offering");
  const formats = useFormats();
  const title = useTitleColumn<ShownEvent>();
  return useMemo(() => {
    const statusText = (event: ShownEvent) => {
      const isPast = event.status !== "canceled" && isOver(event, new Date());
      return t(`status.${isPast ? "over" : event.status}`);
    };
    return [
      title,
      {
        key: "eventDate",
        header: tOffering("fact.date"),
        priority: "high",
        cell: ({ eventDate, endDate }) =>
          endDate && endDate !== eventDate ? formats.days(eventDate, endDate) : formats.shortDay(eventDate),
        text: ({ eventDate }) => csvDay(eventDate),
        sortValue: ({ eventDate, startTime }) => `${eventDate} ${startTime}`,
      },
      {
        key: "location",
        header: tOffering("fact.place"),
        priority: "low",
        cell: ({ location }) => location || NOTHING,
        text: ({ location }) => location,
        sortValue: ({ location }) => location,
      },
      {
        key: "places",
        header: t("column.signUps"),
        priority: "high",
        align: "end",
        cell: placesText,
        text: placesText,
        sortValue: ({ currentParticipants }) => currentParticipants,
      },
      {
        key: "status",
        header: t("column.status"),
        priority: "high",
        cell: statusText,
        text: statusText,
        sortValue: statusText,
      },
      {
        key: "price",
        header: tOffering("price"),
        priority: "low",
        align: "end",
        cell: ({ price }) => formats.price(price),
        text: ({ price }) => formats.price(price),
        sortValue: ({ price }) => parsePrice(price),
      },
    ];
  }, [t, tOffering, formats, title]);
}
