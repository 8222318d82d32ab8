import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { KnownSite } from "@/lib/schemas/site/site";
import type { Space } from "@/lib/schemas/space/space";
import { CatalogueFacts } from "./catalogue-facts";
import { SearchForm } from "./search-form";
import { SpacesCarousel } from "./spaces-carousel";

/** The hero of the home page: headline, facts, search and a carousel of the spaces. */
export function Hero({
  site: { heroTitle, heroText, heroImageUrl },
  spaces,
  today,
}: {
  site: Pick<KnownSite, "heroTitle" | "heroText" | "heroImageUrl">;
  spaces: Space[];
  today: CalendarDay;
}) {
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
