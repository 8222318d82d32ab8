import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useLinkedTexts } from "@/components/admin/shared/resource/use-resource-texts";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { CalendarSync, Images, Mail } from "@/components/ui/icons";
import { dayPriceCents, formatRates } from "@/lib/domain/room-time/pricing";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import type { ShownSpace, SpaceInput } from "@/lib/schemas/space/space";
import { ExternalCalendarStatus } from "./external-calendar-status";
import type { SpaceValues } from "./space-form";
import { useSpaceSections } from "./use-space-sections";

const rules = lazyRules(async () => (await import("./space-form")).spaceRules);

const RoomCalendarDialog = lazyPart(async () => (await import("./room-calendar-dialog")).RoomCalendarDialog);
const RoomMessageDialog = lazyPart(async () => (await import("./room-message-dialog")).RoomMessageDialog);
const RoomPicturesDialog = lazyPart(async () => (await import("./room-pictures-dialog")).RoomPicturesDialog);

export function useSpacesResource(): Resource<ShownSpace, SpaceValues, SpaceInput> {
  const t = useTranslations("panel.spaces");
  const language = useLocale();
  const texts = useLinkedTexts("panel.spaces.texts");
  const columns = useSpaceColumns();
  const sections = useSpaceSections();
  return useMemo(
    () => ({
      page: "spaces",
      addPage: "add-space",
      endpoint: "/api/spaces",
      listPath: "/api/spaces",
      csvName: t("fileName"),
      texts: {
        ...texts,
        deleteHint: t("texts.deleteHint"),
      },
      nameOf: ({ name }) => name,
      whyFinal: () => t("texts.picturesFinal"),
      extraActions: [
        { label: t("action.pictures"), Icon: Images, panel: RoomPicturesDialog },
        { label: t("action.calendar"), Icon: CalendarSync, panel: RoomCalendarDialog },
        { label: t("action.writeToAll"), Icon: Mail, panel: RoomMessageDialog },
      ],
      underForm: ExternalCalendarStatus,
      visibility: {
        isOn: ({ isAvailable }) => isAvailable,
        change: (isAvailable) => ({ isAvailable }),
        header: t("visibility.header"),
        words: () => ({ on: t("visibility.on"), off: t("visibility.off") }),
        showLabel: t("visibility.show"),
        hideLabel: t("visibility.hide"),
      },
      columns,
      csvExtra: [
        { header: t("column.week"), value: (space) => formatRates(space, language).week ?? "" },
        { header: t("form.opening"), value: ({ openingTime }) => openingTime },
        { header: t("form.closing"), value: ({ closingTime }) => closingTime },
        { header: t("form.services"), value: ({ amenities }) => amenities.join(", ") },
      ],
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      isLong: true,
      rules,
    }),
    [t, language, texts, columns, sections],
  );
}

function useSpaceColumns(): readonly Column<ShownSpace>[] {
  const t = useTranslations("panel.spaces");
  const words = useTranslations("searchForm");
  const language = useLocale();
  return useMemo(
    () => [
      {
        key: "name",
        header: t("form.name"),
        priority: "title",
        cell: (space) => <PictureAndName src={spaceImageUrl(space)} name={space.name} />,
        text: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        key: "type",
        header: t("form.type"),
        priority: "low",
        text: ({ type }) => words(`types.${type}`),
        sortValue: ({ type }) => words(`types.${type}`),
      },
      {
        key: "location",
        header: t("form.location"),
        priority: "low",
        cell: ({ location }) => location || NOTHING,
        text: ({ location }) => location,
        sortValue: ({ location }) => location,
      },
      {
        key: "capacity",
        header: t("column.people"),
        priority: "high",
        align: "end",
        text: ({ capacity }) => String(capacity),
        sortValue: ({ capacity }) => capacity,
      },
      {
        key: "halfDay",
        header: t("column.halfDay"),
        priority: "high",
        align: "end",
        cell: (space) => <Price value={formatRates(space, language).halfDay} />,
        text: (space) => formatRates(space, language).halfDay,
      },
      {
        key: "day",
        header: t("column.day"),
        priority: "high",
        align: "end",
        cell: (space) => <Price value={formatRates(space, language).day} />,
        text: (space) => formatRates(space, language).day,
        sortValue: dayPriceCents,
      },
    ],
    [t, words, language],
  );
}
