import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Carousel } from "@/components/ui/carousel";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { FIRST_WELCOME_PICTURE, ownWelcomePicture, spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";

/** Time per slide (docs/product.md). */
const INTERVAL_MS = 5_000;
const SIZES = "(min-width: 1200px) 600px, (min-width: 1024px) 48vw, 94vw";
const FRAME = "relative aspect-[5/4] bg-sand-100 max-lg:aspect-[4/3]";

/**
 * A carousel of the spaces with their names, after the welcome picture that every site begins with. Once a space has a
 * picture of the association's own, that picture comes first and the other one is gone.
 */
export function SpacesCarousel({ spaces, className }: { spaces: Space[]; className?: string }) {
  const t = useTranslations("home.hero");
  const welcome = ownWelcomePicture(spaces);
  const isFirst = (space: Space) => welcome !== null && spaceImageUrl(space) === welcome;
  const shown = [...spaces.filter(isFirst), ...spaces.filter((space) => !isFirst(space))];
  return (
    <Carousel
      label={t("pictures")}
      intervalMs={INTERVAL_MS}
      className={className}
      controlsClassName="absolute top-3 right-3"
    >
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
            preload={welcome !== null && space === shown[0]}
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
