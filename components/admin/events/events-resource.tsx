import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { AttendanceDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import {
  CheckIns,
  EventDecision,
  eventPanel,
  MessageToParticipants,
  OfferingCancellation,
  SignUpForOther,
} from "@/components/admin/shared/participants/offering-panels";
import { useTitleColumn } from "@/components/admin/shared/resource/cells";
import { useActiveVisibility } from "@/components/admin/shared/resource/public-fields";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useOfferingTexts } from "@/components/admin/shared/resource/use-offering-texts";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { Ban, ClipboardCheck, Gavel, Mail, QrCode, UserPlus, Users } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { isOver, sortEvents } from "@/lib/domain/catalogue/event-state";
import { isMoved, withRoomAsPlace } from "@/lib/domain/catalogue/moved";
import { parsePrice } from "@/lib/domain/money/money";
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

const PANELS = {
  checkIns: eventPanel(CheckIns),
  attendance: eventPanel(AttendanceDialog),
  addParticipant: eventPanel(SignUpForOther),
  writeToAll: eventPanel(MessageToParticipants),
  cancel: eventPanel(OfferingCancellation),
};

export function useEventsResource(): Resource<ShownEvent, EventValues, EventInput> {
  const t = useTranslations("panel.events");
  const tOfferings = useTranslations("panel.offerings");
  const texts = useOfferingTexts("panel.events.texts");
  const visibility = useActiveVisibility();
  const columns = useEventColumns();
  const sections = useEventSections();
  return useMemo(
    () => ({
      page: "events",
      addPage: "add-event",
      endpoint: "/api/events",
      listPath: "/api/events?all=true",
      csvName: t("fileName"),
      texts,
      nameOf: ({ title }) => title,
      inOrder: sortEvents,
      visibility,
      extraActions: [
        { label: t("action.signUps"), Icon: Users, panel: EventSignUpsDialog, isForDesk: true },
        { label: tOfferings("action.checkIns"), Icon: QrCode, panel: PANELS.checkIns, isForDesk: true },
        {
          label: tOfferings("action.attendance"),
          Icon: ClipboardCheck,
          panel: PANELS.attendance,
          isForDesk: true,
        },
        {
          label: tOfferings("action.addParticipant"),
          Icon: UserPlus,
          panel: PANELS.addParticipant,
          isForDesk: true,
        },
        { label: tOfferings("action.writeToAll"), Icon: Mail, panel: PANELS.writeToAll },
        { label: t("action.decide"), Icon: Gavel, panel: EventDecision },
        { label: t("action.cancel"), Icon: Ban, panel: PANELS.cancel },
      ],
      columns,
      csvExtra: [
        { header: t("column.end"), value: ({ endDate }) => csvDay(endDate) },
        { header: t("form.start"), value: ({ startTime }) => startTime },
        { header: t("form.end"), value: ({ endTime }) => endTime },
      ],
      isLong: true,
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      rules,
      movedBy: (row, output) => {
        const before = { kind: "event" as const, ...row };
        return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
      },
      whyFinal: ({ status }) => (status === "scheduled" ? null : t("texts.decisionFinal")),
    }),
    [t, tOfferings, texts, visibility, columns, sections],
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
      {
        key: "price",
        header: tOffering("price"),
        priority: "low",
        align: "end",
        text: ({ price }) => formats.price(price),
        sortValue: ({ price }) => parsePrice(price),
      },
    ];
  }, [t, tOffering, formats, title, rooms]);
}
