import { useTranslations } from "next-intl";
import { CardPicture } from "@/components/catalogue/card-picture";
import { ExpandableText } from "@/components/catalogue/expandable-text";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { eventSummary } from "@/components/catalogue/sign-up/offering-summary";
import { MemberPrice } from "@/components/membership/member-price";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { canWaitFor, eventButton } from "@/lib/domain/catalogue/event-state";
import { EVENT_DESCRIPTION, shownLength } from "@/lib/domain/site/truncate";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { DateTile, EventPlaces, useEventFacts } from "./event-facts";

interface EventCardProps {
  event: CentreEvent;
  now: Date;
  preload?: boolean;
}

export function EventCard({ event, now, preload = false }: EventCardProps) {
  const t = useTranslations("offering");
  const formats = useFormats();
  const facts = useEventFacts();
  const button = eventButton(event, now);
  const href = paths.event(event);
  return (
    <article className="offering-card event-card">
      <div className="offering-card-picture">
        <CardPicture
          src={imageAddress(event.imageUrl)}
          preload={preload}
          sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 19rem, 92vw"
        />
        <DateTile day={event.eventDate} className="absolute bottom-3 left-3" />
        <FeatureBadges {...event} className="absolute top-3 right-3 left-3" />
      </div>
      <div className="event-card-text">
        <div>
          <h3>
            <Link href={href}>{event.title}</Link>
          </h3>
          <Facts facts={facts(event)} />
          <ExpandableText
            text={event.description}
            shown={shownLength(event.description, EVENT_DESCRIPTION)}
            of={event.title}
            className="text-ink-2"
          />
        </div>
        <div>
          <p className="event-price">
            <span>{t("price")}</span>
            <span>
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
