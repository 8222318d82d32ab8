import type { CalendarDay } from "@/lib/domain/calendar-day";
import type { Space } from "@/lib/schemas/space";
import { CatalogueFacts } from "./catalogue-facts";
import { SearchForm } from "./search-form";
import { SpacesCarousel } from "./spaces-carousel";

/** Headline, facts, search, and the spaces passing by. */
export function Hero({ spaces, today }: { spaces: Space[]; today: CalendarDay }) {
  return (
    <section className="page-width pt-6 pb-4 lg:pt-10">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[1.04fr_1fr] lg:items-center">
        <div className="lg:pb-24">
          <h1 className="text-[clamp(2.5rem,1.4rem+4.6vw,4.15rem)] leading-[1.04] tracking-[-0.022em]">
            Trova il Tuo Spazio di Lavoro Perfetto
          </h1>
          <p className="mt-5 max-w-[31em] text-lg text-ink-2 lg:text-[1.2rem]">
            Sale luminose per terapie, yoga, laboratori e incontri. Mezza giornata, un giorno, una settimana:
            il prezzo è subito chiaro.
          </p>
          <CatalogueFacts spaces={spaces} className="mt-7" />
        </div>
        <SpacesCarousel spaces={spaces} />
        <SearchForm
          today={today}
          className="relative max-lg:row-start-2 lg:-mt-26 lg:mb-4 lg:[grid-column:1/-1]"
        />
      </div>
    </section>
  );
}
