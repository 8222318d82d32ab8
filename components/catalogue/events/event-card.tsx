import { useTranslations } from "next-intl";
import { ExpandableText } from "@/components/catalogue/expandable-text";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { eventSummary } from "@/components/catalogue/sign-up/offering-summary";
import { MemberPrice } from "@/components/membership/member-price";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { canWaitFor, eventButton } from "@/lib/domain/catalogue/event-state";
import { EVENT_DESCRIPTION } from "@/lib/domain/site/truncate";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { DateTile } from "./date-tile";
import { useEventFacts } from "./event-facts";
import { EventPlaces } from "./event-places";

/** An event in the list, with its picture at the side. */
export function EventCard({
  event,
  now,
  preload = false,
}: {
  event: CentreEvent;
  now: Date;
  preload?: boolean;
}) {
  const t = useTranslations("offering");
  const formats = useFormats();
  const facts = useEventFacts();
  const button = eventButton(event, now);
  const href = paths.event(event);
  return (
    <article className="group grid overflow-hidden rounded-xl border bg-surface shadow-rest transition-shadow duration-200 ease-calm hover:shadow-raised md:grid-cols-[19rem_1fr] lg:grid-cols-[22rem_1fr]">
      <div className="relative aspect-[16/10] overflow-hidden bg-sand-100 md:aspect-auto md:min-h-72">
        <ImageWithFallback
          src={imageAddress(event.imageUrl)}
          alt=""
          fill
          preload={preload}
          sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 19rem, 92vw"
          className="object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.025] motion-reduce:transform-none"
        />
        <DateTile day={event.eventDate} className="absolute bottom-3 left-3" />
        <FeatureBadges {...event} className="absolute top-3 right-3 left-3" />
      </div>
      <div className="grid gap-x-8 gap-y-5 p-5 sm:p-6 lg:grid-cols-[1fr_13rem] lg:p-7">
        <div className="flex min-w-0 flex-col gap-3.5">
          <h3 className="text-[1.6rem]">
            <Link
              href={href}
              className="-my-1.5 inline-flex min-h-11 items-center rounded-sm no-underline decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
            >
              {event.title}
            </Link>
          </h3>
          <Facts facts={facts(event)} />
          <ExpandableText
            text={event.description}
            max={EVENT_DESCRIPTION}
            of={event.title}
            className="text-ink-2"
          />
        </div>
        <div className="flex flex-col justify-end gap-4 lg:border-l lg:pl-7">
          <p className="lg:mb-auto">
            <span className="block text-sm text-ink-2">{t("price")}</span>
            <span className="font-display-soft text-[1.55rem] tabular-nums">
              {formats.price(event.price)}
              <MemberPrice price={event.memberPrice} />
            </span>
          </p>
          <EventPlaces event={event} now={now} />
          <OfferingSignUp
            offering={eventSummary(event)}
            button={{ ...button, label: t(`button.${button.label}`) }}
            canWait={canWaitFor(event, now)}
            fallbackHref={`${href}#contatti`}
          />
        </div>
      </div>
    </article>
  );
}
