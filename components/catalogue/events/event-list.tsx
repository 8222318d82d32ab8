import { useLocale, useTranslations } from "next-intl";
import { EmptyCatalogue } from "@/components/shared/feedback/empty-catalogue";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Link } from "@/components/ui/link";
import { useTextResolver } from "@/components/ui/use-words";
import { splitEvents } from "@/lib/domain/catalogue/event-state";
import { eventDays, eventParticipants } from "@/lib/domain/catalogue/event-words";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { EventCard } from "./event-card";

/** The number of past events in the list; older ones are only on their own pages. */
const PAST_SHOWN = 6;

interface EventListProps {
  events: readonly CentreEvent[];
  now: Date;
  /** Whether there are courses, for a list without events to come. */
  hasCourses: boolean;
}

export function EventList({ events, now, hasCourses }: EventListProps) {
  const t = useTranslations("events");
  const { upcoming, past } = splitEvents(events, now);
  return (
    <>
      <section aria-labelledby="prossimi" className="page-width">
        <h2 id="prossimi" className="sr-only">
          {t("upcoming")}
        </h2>
        {upcoming.length === 0 ? (
          <EmptyCatalogue
            headingLevel="h3"
            title={t("none")}
            text={t("noneText")}
            other={hasCourses ? "courses" : null}
          />
        ) : (
          <ul className="m-0 grid list-none gap-6 p-0 lg:gap-7">
            {upcoming.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} now={now} preload={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="passati" className="page-width mt-16">
          <h2 id="passati" className="text-[clamp(1.6rem,1.3rem+1.2vw,2.1rem)]">
            {t("past")}
          </h2>
          <ul className="mt-5 grid list-none gap-4 p-0 md:grid-cols-2 lg:grid-cols-3">
            {past.slice(0, PAST_SHOWN).map((event) => (
              <li key={event.id}>
                <PastEvent event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PastEvent({ event }: { event: CentreEvent }) {
  const t = useTranslations("offering");
  const word = useTextResolver();
  const language = useLocale();
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] items-center gap-4 overflow-hidden rounded-lg border bg-surface sm:grid-cols-[8rem_1fr]">
      <div className="relative h-full min-h-24 bg-sand-100">
        <ImageWithFallback src={imageAddress(event.imageUrl)} alt="" fill sizes="8rem" />
      </div>
      <div className="min-w-0 py-3.5 pr-4">
        <h3 className="text-lg">
          <Link
            href={paths.event(event)}
            className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {event.title}
          </Link>
        </h3>
        <p className="mt-1 text-[0.92rem] text-ink-2 first-letter:uppercase">{eventDays(event, language)}</p>
        <p className="text-[0.92rem] text-ink-2 tabular-nums">
          {event.status === "canceled" ? t("canceled") : word(eventParticipants(event))}
        </p>
      </div>
    </article>
  );
}
