import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Carousel } from "@/components/ui/carousel";
import { imageAddress } from "@/lib/domain/space/space-image";

/** Time per slide (docs/product.md). */
const INTERVAL_MS = 4_000;

export function GalleryCarousel({ images }: { images: { id: number; title: string; imageUrl: string }[] }) {
  const t = useTranslations("home.gallery");
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="nostri-eventi" className="page-width pt-16 lg:pt-22">
      <h2 id="nostri-eventi" className="text-[clamp(1.9rem,1.4rem+1.8vw,2.6rem)]">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-xl pr-4 text-ink-2">{t("lead")}</p>
      <Carousel
        label={t("pictures")}
        intervalMs={INTERVAL_MS}
        className="mt-7"
        stripClassName="gap-5 rounded-lg"
        slideClassName="basis-[86%] sm:basis-[calc(50%-0.625rem)] lg:basis-[calc(33.333%-0.84rem)]"
        controlsClassName="mt-4 justify-end"
      >
        {images.map(({ id, title, imageUrl }) => (
          <figure key={id} className="relative m-0 aspect-[4/3] overflow-hidden rounded-lg bg-sand-100">
            <ImageWithFallback
              fill
              src={imageAddress(imageUrl)}
              alt=""
              sizes="(min-width: 1024px) 380px, (min-width: 640px) 48vw, 82vw"
              className="dark:brightness-90"
            />
            <figcaption className="slide-caption">{title}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
