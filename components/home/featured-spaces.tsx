import { useTranslations } from "next-intl";
import { SpaceCardView } from "@/components/space/space-card-view";
import { useCardOf } from "@/components/space/use-card-of";
import { Button } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";

export function FeaturedSpaces({ spaces }: { spaces: Space[] }) {
  const t = useTranslations("home.featured");
  const cardOf = useCardOf(null);
  return (
    <section aria-labelledby="in-evidenza" className="page-width py-14 lg:py-18">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="in-evidenza" className="text-[clamp(1.9rem,1.4rem+1.8vw,2.6rem)]">
          {t("title")}
        </h2>
        <Button asChild variant="ghost" className="-mx-5">
          <Link href={paths.spaces}>
            {t("all")}
            <ArrowRight />
          </Link>
        </Button>
      </div>
      {spaces.length === 0 ? (
        <p className="text-ink-2">
          {t("none")}{" "}
          <Link href={paths.whereWeAre} className="underline underline-offset-4">
            {t("write")}
          </Link>
        </p>
      ) : (
        <ul className="m-0 grid list-none gap-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {spaces.map((space) => (
            <li key={space.id} className="grid">
              <SpaceCardView {...cardOf(space)} headingLevel="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
