import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTitleColumn } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { parsePrice } from "@/lib/domain/money/money";
import { csvDay } from "@/lib/domain/site/csv";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";

/** The columns of the list of courses. */
export function useCourseColumns(): readonly Column<ShownCourse>[] {
  const t = useTranslations("panel.courses.column");
  const tOffering = useTranslations("offering");
  const formats = useFormats();
  const title = useTitleColumn<ShownCourse>();
  return useMemo(() => {
    const kind = ({ format, type }: ShownCourse) =>
      t("kind", { format: tOffering(`format.${format}`), type });
    return [
      title,
      {
        key: "format",
        header: t("format"),
        priority: "low",
        cell: kind,
        text: kind,
        sortValue: ({ format }) => tOffering(`format.${format}`),
      },
      {
        key: "startDate",
        header: tOffering("fact.start"),
        priority: "high",
        cell: ({ startDate, status }) =>
          status === "canceled" ? tOffering("canceled") : startDate ? formats.shortDay(startDate) : "—",
        text: ({ startDate }) => csvDay(startDate),
        sortValue: ({ startDate }) => startDate,
      },
      {
        key: "maxParticipants",
        header: t("places"),
        priority: "low",
        align: "end",
        cell: ({ maxParticipants }) => maxParticipants ?? t("unlimited"),
        text: ({ maxParticipants }) => String(maxParticipants ?? ""),
        sortValue: ({ maxParticipants }) => maxParticipants,
      },
      {
        key: "price",
        header: tOffering("price"),
        priority: "high",
        align: "end",
        cell: ({ price }) => <Price value={formats.price(price)} />,
        text: ({ price }) => formats.price(price),
        sortValue: ({ price }) => parsePrice(price),
      },
    ];
  }, [t, tOffering, formats, title]);
}
