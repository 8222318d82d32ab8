import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";

/** A room, course or event that is for members only or cheaper for members. */
export interface MemberOffer {
  href: string;
  name: string;
  /** The price for members; undefined if it depends on the booking. */
  price?: string;
  /** The price for others; undefined if it is for members only. */
  fullPrice?: string;
}

interface MemberOffersProps {
  id: string;
  title: string;
  offers: readonly MemberOffer[];
}

export function MemberOffers({ id, title, offers }: MemberOffersProps) {
  const t = useTranslations("becomeMember.offers");
  const formats = useFormats();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.4rem]">
        {title}
      </h2>
      <ul className="m-0 mt-2 flex list-none flex-col p-0">
        {offers.map(({ href, name, price, fullPrice }) => (
          <li key={href} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              {name}
            </Link>
            {price !== undefined && (
              <span className="text-[0.94rem] text-ink-2 tabular-nums">
                {fullPrice === undefined
                  ? formats.price(price)
                  : t("price", { price: formats.price(price), full: formats.price(fullPrice) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
