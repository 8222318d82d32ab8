import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Carousel } from "@/components/ui/carousel";
import { cn } from "@/components/ui/cn";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { halfDayPriceCents } from "@/lib/domain/room-time/pricing";
import {
  FIRST_WELCOME_PICTURE,
  isDrawn,
  ownWelcomePicture,
  spaceImageUrl,
} from "@/lib/domain/space/space-image";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import type { KnownSite } from "@/lib/schemas/site/site";
import type { Space } from "@/lib/schemas/space/space";
import { SearchForm } from "./search-form";

/** "25 €" instead of "25,00 €", for a headline. */
const withoutCents = (price: string): string => price.replace(/[.,]00/, "");

function CatalogueFacts({ spaces, className }: { spaces: Space[]; className?: string }) {
  const t = useTranslations("home.facts");
  const formats = useFormats();
  if (spaces.length === 0) return null;
  const capacities = spaces.map((space) => space.capacity);
  const smallest = Math.min(...capacities);
  const largest = Math.max(...capacities);
  const prices = spaces.map(halfDayPriceCents).filter((price) => price !== null);
  const facts = [
    { name: t("rooms", { count: spaces.length }), detail: t("roomsDetail") },
    {
      name: smallest === largest ? `${largest}` : t("capacities", { smallest, largest }),
      detail: t("capacitiesDetail"),
    },
    ...(prices.length > 0
      ? [
          {
            name: t("price", { price: withoutCents(formats.cents(Math.min(...prices))) }),
            detail: t("priceDetail"),
          },
        ]
      : []),
  ];
  return (
    <ul
      className={cn(
        "m-0 flex list-none flex-wrap gap-x-6 gap-y-4 sm:gap-x-9 p-0 text-[0.94rem] text-ink-2 sm:text-base",
        className,
      )}
    >
      {facts.map(({ name, detail }) => (
        <li key={name}>
          <span className="font-display-soft block text-[1.3rem] leading-tight sm:text-[1.6rem] text-ink">
            {name}
          </span>
          {detail}
        </li>
      ))}
    </ul>
  );
}

interface HeroProps {
  site: Pick<KnownSite, "heroTitle" | "heroText" | "heroImageUrl">;
  spaces: Space[];
  today: CalendarDay;
}

export function Hero({ site: { heroTitle, heroText, heroImageUrl }, spaces, today }: HeroProps) {
  return (
    <section className="page-width pt-6 pb-4 lg:pt-10">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[1.04fr_1fr] lg:items-center">
        <div className="lg:pb-16">
          <h1 className="text-[clamp(2.4rem,1.5rem+3.6vw,3.85rem)] leading-[1.04] tracking-[-0.022em]">
            {heroTitle}
          </h1>
          <p className="mt-5 max-w-[31em] text-lg text-ink-2 lg:text-[1.2rem] whitespace-pre-line">
            {heroText}
          </p>
          <CatalogueFacts spaces={spaces} className="mt-7" />
        </div>
        <SpacesCarousel
          spaces={spaces}
          ownPicture={heroImageUrl}
          className="overflow-hidden rounded-2xl shadow-raised dark:brightness-90"
        />
        <SearchForm
          today={today}
          className="relative max-lg:row-start-2 lg:-mt-18 lg:mb-2 lg:[grid-column:1/-1]"
        />
      </div>
    </section>
  );
}

/** Time per slide (docs/product.md). */
const INTERVAL_MS = 5_000;
const SIZES = "(min-width: 1200px) 600px, (min-width: 1024px) 48vw, 94vw";
const FRAME = "relative aspect-[5/4] bg-sand-100 max-lg:aspect-[4/3]";

interface SpacesCarouselProps {
  spaces: Space[];
  ownPicture: string | null;
  className?: string;
}

/**
 * A carousel of the spaces with their names. It starts with `ownPicture` or, without one, with the first space that has
 * an uploaded picture; if there is none either, with the default welcome picture.
 * @param ownPicture the centre's picture for the home page; with it, spaces without an uploaded picture are left out
 */
function SpacesCarousel({ spaces, ownPicture, className }: SpacesCarouselProps) {
  const t = useTranslations("home.hero");
  const welcome = ownPicture ?? ownWelcomePicture(spaces);
  const isFirst = (space: Space) => welcome !== null && spaceImageUrl(space) === welcome;
  const photographed =
    ownPicture === null ? spaces : spaces.filter((space) => !isDrawn(spaceImageUrl(space)));
  const shown = [...photographed.filter(isFirst), ...photographed.filter((space) => !isFirst(space))];
  return (
    <Carousel
      label={t("pictures")}
      intervalMs={INTERVAL_MS}
      className={className}
      controlsClassName="absolute top-3 right-3"
    >
      {ownPicture !== null && (
        <div className={FRAME}>
          <Image fill preload src={ownPicture} alt="" sizes={SIZES} />
        </div>
      )}
      {welcome === null && (
        <div className={FRAME}>
          <Image fill preload src={FIRST_WELCOME_PICTURE} alt={t("welcomePicture")} sizes={SIZES} />
        </div>
      )}
      {shown.map((space) => (
        <div key={space.id} className={FRAME}>
          <ImageWithFallback
            fill
            // The first picture is the largest contentful paint of the page.
            preload={ownPicture === null && welcome !== null && space === shown[0]}
            src={spaceImageUrl(space)}
            alt=""
            sizes={SIZES}
          />
          <Link href={paths.space(space)} className="slide-link">
            {space.name}
          </Link>
        </div>
      ))}
    </Carousel>
  );
}
