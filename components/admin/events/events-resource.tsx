import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { EventDecision } from "@/components/admin/shared/participants/offering-panels";
import { usePriceColumn, useTitleColumn } from "@/components/admin/shared/resource/cells";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import {
  offeringPanels,
  useOfferingResource,
} from "@/components/admin/shared/resource/use-offering-resource";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { Gavel, Users } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { isOver, sortEvents } from "@/lib/domain/catalogue/event-state";
import { isMoved, withRoomAsPlace } from "@/lib/domain/catalogue/moved";
import { csvDay } from "@/lib/domain/site/csv";
import type { EventInput, ShownEvent } from "@/lib/schemas/catalogue/event";
import type { ShownSpace } from "@/lib/schemas/space/space";
import type { EventValues } from "./event-form";
import { useEventSections } from "./use-event-sections";

const rules = lazyRules(async () => (await import("./event-form")).eventRules);

const EventSignUpsDialog = lazyPart(
  async () =>
    (await import("@/components/admin/shared/participants/event-sign-ups-dialog")).EventSignUpsDialog,
);

const offeringOf = (row: ShownEvent) => ({ kind: "event" as const, ...row });
const PANELS = offeringPanels(offeringOf);

export function useEventsResource(): Resource<ShownEvent, EventValues, EventInput> {
  const t = useTranslations("panel.events");
  const { shared, atTheDesk, writeToAll, cancel } = useOfferingResource("panel.events", PANELS);
  const columns = useEventColumns();
  const sections = useEventSections();
  return useMemo(
    () => ({
      ...shared,
      page: "events",
      addPage: "add-event",
      endpoint: "/api/events",
      listPath: "/api/events?all=true",
      csvName: t("fileName"),
      inOrder: sortEvents,
      extraActions: [
        { label: t("action.signUps"), Icon: Users, panel: EventSignUpsDialog, isForDesk: true },
        ...atTheDesk,
        writeToAll,
        { label: t("action.decide"), Icon: Gavel, panel: EventDecision },
        cancel,
      ],
      columns,
      csvExtra: [
        { header: t("column.end"), value: ({ endDate }) => csvDay(endDate) },
        { header: t("form.start"), value: ({ startTime }) => startTime },
        { header: t("form.end"), value: ({ endTime }) => endTime },
      ],
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      rules,
      movedBy: (row, output) => {
        const before = offeringOf(row);
        return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
      },
      whyFinal: ({ status }) => (status === "scheduled" ? null : t("texts.decisionFinal")),
    }),
    [t, shared, atTheDesk, writeToAll, cancel, columns, sections],
  );
}

/** A canceled event has no places left to count; its status has its own column. */
const placesText = ({ status, currentParticipants, maxParticipants }: ShownEvent) =>
  status === "canceled" ? NOTHING : `${currentParticipants}/${maxParticipants}`;

function useEventColumns(): readonly Column<ShownEvent>[] {
  const t = useTranslations("panel.events");
  const tOffering = useTranslations("offering");
  const formats = useFormats();
  const title = useTitleColumn<ShownEvent>();
  const price = usePriceColumn<ShownEvent>("low");
  const { data: rooms } = useQuery<ShownSpace[]>({ queryKey: ["/api/spaces"] });
  return useMemo(() => {
    const placeOf = (event: ShownEvent) =>
      withRoomAsPlace(event, rooms?.find(({ id }) => id === event.spaceId)?.name ?? null).location;
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
        cell: (event) => placeOf(event) || NOTHING,
        text: placeOf,
        sortValue: placeOf,
      },
      {
        key: "places",
        header: t("column.signUps"),
        priority: "high",
        align: "end",
        text: placesText,
        sortValue: ({ currentParticipants }) => currentParticipants,
      },
      {
        key: "status",
        header: t("column.status"),
        priority: "high",
        text: statusText,
        sortValue: statusText,
      },
      price,
    ];
  }, [t, tOffering, formats, title, price, rooms]);
}
