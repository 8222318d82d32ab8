import { useTranslations } from "next-intl";
import { EmptyCatalogue } from "@/components/shared/feedback/empty-catalogue";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { paths } from "@/lib/paths";
import type { PassOnSale } from "@/lib/schemas/pass/product";

interface PassProductListProps {
  products: readonly PassOnSale[];
  /** Whether there are courses, for a list without passes. */
  hasCourses: boolean;
}

export function PassProductList({ products, hasCourses }: PassProductListProps) {
  const t = useTranslations("passSale");
  if (products.length === 0)
    return <EmptyCatalogue title={t("none")} other={hasCourses ? "courses" : null} />;
  return (
    <ul className="page-width m-auto grid list-none gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: PassOnSale }) {
  const t = useTranslations("passSale");
  const words = useTranslations("passWords");
  const formats = useFormats();
  const { id, name, description, entries, validDays, price, membersOnly } = product;
  const each = entries !== null && entries > 1 && price > 0 ? Math.round(price / entries) : null;
  return (
    <article className="flex h-full flex-col gap-4 rounded-xl border bg-surface p-5 shadow-rest sm:p-6">
      <header className="flex flex-col items-start gap-2">
        {membersOnly && <Badge variant="lotus">{t("membersOnly")}</Badge>}
        <h2 className="text-[1.5rem] wrap-anywhere">{name}</h2>
        <p className="font-semibold">
          {[
            entries === null ? words("unlimited") : words("entries", { count: entries }),
            words("days", { count: validDays }),
          ].join(", ")}
        </p>
      </header>
      {description !== "" && <p className="whitespace-pre-line text-ink-2">{description}</p>}
      <ul className="m-0 flex list-disc flex-col gap-1 pl-5 text-[0.95rem] text-ink-2">
        {product.kinds.map((kind) => (
          <li key={kind}>
            {kind === "course" && product.courses !== null
              ? t("for.someCourses", { courses: product.courses.join(", ") })
              : t(`for.${kind}`)}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
        <p className="tabular-nums">
          <span className="font-display-soft text-2xl">{price === 0 ? t("free") : formats.cents(price)}</span>
          {each !== null && (
            <span className="block text-[0.92rem] text-ink-2">
              {t("each", { price: formats.cents(each) })}
            </span>
          )}
        </p>
        <Button asChild variant="action">
          <Link href={`${paths.passes}?compra=${id}`}>
            {t("buy")} <span className="sr-only">{t("of", { name })}</span>
          </Link>
        </Button>
      </div>
    </article>
  );
}
