import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { parsePrice } from "@/lib/domain/money/money";
import { imageAddress } from "@/lib/domain/space/space-image";
import { Price } from "./price";

export function PictureAndName({ src, name }: { src: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-3 align-middle">
      <ImageWithFallback
        src={src}
        alt=""
        width={96}
        height={72}
        className="h-11 w-14 shrink-0 rounded-sm bg-sand-100 object-cover"
      />
      <span className="min-w-0">{name}</span>
    </span>
  );
}

export function useTitleColumn<Row extends { title: string; imageUrl: string }>(): Column<Row> {
  const t = useTranslations("panel.resource.fields");
  return useMemo(
    () => ({
      key: "title",
      header: t("title"),
      priority: "title",
      cell: ({ imageUrl, title }) => <PictureAndName src={imageAddress(imageUrl)} name={title} />,
      text: ({ title }) => title,
      sortValue: ({ title }) => title,
    }),
    [t],
  );
}

export function usePriceColumn<Row extends { price: string }>(
  priority: Column<Row>["priority"],
): Column<Row> {
  const t = useTranslations("offering");
  const formats = useFormats();
  return useMemo(
    () => ({
      key: "price",
      header: t("price"),
      priority,
      align: "end",
      cell: ({ price }) => <Price value={formats.price(price)} />,
      text: ({ price }) => formats.price(price),
      sortValue: ({ price }) => parsePrice(price),
    }),
    [t, formats, priority],
  );
}
