import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Carousel } from "@/components/ui/carousel";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";

/** Time per slide (docs/product.md). */
const INTERVAL_MS = 5_000;
const SIZES = "(min-width: 1200px) 600px, (min-width: 1024px) 48vw, 94vw";
const FRAME = "relative aspect-[5/4] bg-sand-100 max-lg:aspect-[4/3]";

/** A carousel of the welcome picture and the spaces with their names. */
export function SpacesCarousel({ spaces, className }: { spaces: Space[]; className?: string }) {
  const t = useTranslations("home.hero");
  return (
    <Carousel
      label={t("pictures")}
      intervalMs={INTERVAL_MS}
      className={className}
      controlsClassName="absolute top-3 right-3"
    >
      <div className={FRAME}>
        {/* The largest contentful paint of the page, so it is preloaded. */}
        <Image
          fill
          preload
          src="/images/hero.webp"
          alt={t("welcomePicture")}
          sizes={SIZES}
          className="object-cover"
        />
      </div>
      {spaces.map((space) => (
        <div key={space.id} className={FRAME}>
          <ImageWithFallback fill src={spaceImageUrl(space)} alt="" sizes={SIZES} className="object-cover" />
          <Link
            href={paths.space(space)}
            className="font-display-soft absolute top-3 left-3 inline-flex min-h-11 max-w-[calc(100%-11.5rem)] items-center rounded-full border bg-surface/95 px-4 text-lg leading-tight no-underline shadow-rest transition-colors hover:bg-sand-100"
          >
            {space.name}
          </Link>
        </div>
      ))}
    </Carousel>
  );
}
