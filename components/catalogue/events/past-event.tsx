import { useLocale, useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Link } from "@/components/ui/link";
import { useWord } from "@/components/ui/use-words";
import { eventDays, eventParticipants } from "@/lib/domain/catalogue/event-words";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/** A past event, in a smaller card than upcoming ones. */
export function PastEvent({ event }: { event: CentreEvent }) {
  const t = useTranslations("offering");
  const word = useWord();
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
