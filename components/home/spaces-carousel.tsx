import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Carousel } from "@/components/ui/carousel";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import {
  FIRST_WELCOME_PICTURE,
  isDrawn,
  ownWelcomePicture,
  spaceImageUrl,
} from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";

/** Time per slide (docs/product.md). */
const INTERVAL_MS = 5_000;
const SIZES = "(min-width: 1200px) 600px, (min-width: 1024px) 48vw, 94vw";
const FRAME = "relative aspect-[5/4] bg-sand-100 max-lg:aspect-[4/3]";

/**
 * A carousel of the spaces with their names. It starts with `ownPicture` or, without one, with the first space that has
 * an uploaded picture; if there is none either, with the default welcome picture.
 * @param ownPicture the centre's picture for the home page; with it, spaces without an uploaded picture are left out
 */
export function SpacesCarousel({
  spaces,
  ownPicture,
  className,
}: {
  spaces: Space[];
  ownPicture: string | null;
  className?: string;
}) {
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
