import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { dayPriceCents, formatRates } from "@/lib/domain/room-time/pricing";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import type { ShownSpace } from "@/lib/schemas/space/space";

export function useSpaceColumns(): readonly Column<ShownSpace>[] {
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
        cell: ({ type }) => words(`types.${type}`),
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
        cell: ({ capacity }) => capacity,
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
