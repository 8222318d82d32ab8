import { useLocale, useTranslations } from "next-intl";
import {
  CONTACT_ANCHOR,
  ContactCard,
  DetailLayout,
  DetailPanel,
  PriceTag,
} from "@/components/catalogue/detail-layout";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { eventSummary } from "@/components/catalogue/sign-up/offering-summary";
import { teachersFact } from "@/components/catalogue/teachers/teachers-fact";
import { ForMembersNote } from "@/components/membership/for-members-note";
import { MemberPrice } from "@/components/membership/member-price";
import { SpaceLink } from "@/components/space/space-link";
import { Button } from "@/components/ui/button";
import { CalendarPlus, Download } from "@/components/ui/icons";
import { usePathIn } from "@/components/ui/use-path-in";
import { useFormats } from "@/components/ui/use-words";
import { canWaitFor, eventButton, isOver } from "@/lib/domain/catalogue/event-state";
import { besideRoom, eventDays } from "@/lib/domain/catalogue/event-words";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Space } from "@/lib/schemas/space/space";
import { eventCalendarUrl } from "./event-calendar-entry";
import { DateTile, EventPlaces, useEventFacts } from "./event-facts";

interface EventDetailProps {
  event: CentreEvent;
  space: Space | null;
  site: SiteFacts;
  now: Date;
}

export function EventDetail({ event, space, site, now }: EventDetailProps) {
  const t = useTranslations("events");
  const tOffering = useTranslations("offering");
  const language = useLocale();
  const formats = useFormats();
  const facts = useEventFacts();
  const { location, inRoom } = besideRoom(event.location, space);
  const roomLink = space && (
    <>
      <SpaceLink space={space} />
      {inRoom}
    </>
  );
  const button = eventButton(event, now);
  const over = isOver(event, now);
  const isCanceled = event.status === "canceled";
  const isToCome = !over && !isCanceled;
  return (
    <DetailLayout
      back={{ href: paths.events, label: t("all") }}
      image={imageAddress(event.imageUrl)}
      badges={
        <>
          <DateTile day={event.eventDate} className="absolute bottom-4 left-4" />
          <FeatureBadges {...event} className="absolute top-4 right-4 left-4" />
        </>
      }
      title={event.title}
      lead={
        <Facts
          showLabels
          facts={[
            ...facts({ ...event, location }),
            ...(event.teachers.length > 0
              ? [teachersFact(event.teachers, tOffering("fact.teachers", { count: event.teachers.length }))]
              : []),
            ...(space ? [{ icon: "room" as const, label: tOffering("fact.room"), value: roomLink }] : []),
          ]}
          className="sm:grid-cols-3"
        />
      }
      panel={
        <DetailPanel>
          <PriceTag>
            {formats.price(event.price)}
            <MemberPrice price={event.memberPrice} className="text-base" />
          </PriceTag>
          {event.membersOnly && <ForMembersNote of="event" />}
          <EventPlaces event={event} now={now} />
          {over && !isCanceled && <p className="text-ink-2">{t("over")}</p>}
          <OfferingSignUp
            size="lg"
            offering={eventSummary(event)}
            button={{ ...button, label: tOffering(`button.${button.label}`) }}
            canWait={canWaitFor(event, now)}
            fallbackHref={`#${CONTACT_ANCHOR}`}
          />
          {isToCome && <AddToCalendar event={event} site={site} />}
          {isToCome && event.minParticipants > 1 && (
            <p className="border-t pt-4 text-[0.92rem] text-ink-2">
              {t("minimum", { count: event.minParticipants })}
            </p>
          )}
        </DetailPanel>
      }
    >
      <h2 className="text-2xl">{t("about")}</h2>
      <p className="mt-3 text-lg leading-relaxed whitespace-pre-line text-ink-2">
        {event.description || tOffering("write")}
      </p>
      <div className="mt-10">
        <ContactCard
          site={site}
          subject={`${event.title} (${eventDays(event, language)})`}
          lead={tOffering("contact.event")}
        />
      </div>
    </DetailLayout>
  );
}

function AddToCalendar({ event, site }: { event: CentreEvent; site: SiteFacts }) {
  const t = useTranslations("events");
  const tLayout = useTranslations("layout");
  const inLanguage = usePathIn();
  return (
    <div className="grid gap-1">
      <Button asChild variant="ghost" size="sm" className="justify-start">
        <a href={eventCalendarUrl(event, event.description, site)} target="_blank" rel="noopener noreferrer">
          <CalendarPlus />
          {t("addToCalendar")}
          <span className="sr-only">{` (${tLayout("newTab")})`}</span>
        </a>
      </Button>
      <Button asChild variant="ghost" size="sm" className="justify-start">
        <a href={inLanguage(paths.eventCalendar(event))} download>
          <Download />
          {t("download")}
        </a>
      </Button>
    </div>
  );
}
