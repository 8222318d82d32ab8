import { CONTACT_ANCHOR, ContactCard } from "@/components/catalogue/contact-card";
import { DetailLayout, DetailPanel, PriceTag } from "@/components/catalogue/detail-layout";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { eventSummary } from "@/components/catalogue/sign-up/offering-summary";
import { SpaceLink } from "@/components/space/space-link";
import { Button } from "@/components/ui/button";
import { CalendarPlus, DoorOpen, Download } from "@/components/ui/icons";
import { canWaitFor, eventButton, isOver } from "@/lib/domain/catalogue/event-state";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Space } from "@/lib/schemas/space/space";
import { DateTile } from "./date-tile";
import { eventCalendarUrl } from "./event-calendar-entry";
import { eventFacts } from "./event-facts";
import { EventPlaces } from "./event-places";

export function EventDetail({ event, space, now }: { event: CentreEvent; space: Space | null; now: Date }) {
  const over = isOver(event, now);
  const isCanceled = event.status === "canceled";
  const isToCome = !over && !isCanceled;
  return (
    <DetailLayout
      back={{ href: paths.events, label: "Tutti gli eventi" }}
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
            ...eventFacts(event),
            ...(space ? [{ icon: DoorOpen, label: "Spazio", value: <SpaceLink space={space} /> }] : []),
          ]}
          className="sm:grid-cols-3"
        />
      }
      panel={
        <DetailPanel>
          <PriceTag>{formatPriceText(event.price)}</PriceTag>
          <EventPlaces event={event} now={now} />
          {over && !isCanceled && (
            <p className="text-ink-2">Questo evento è già passato: grazie a chi c'era.</p>
          )}
          <OfferingSignUp
            size="lg"
            offering={eventSummary(event)}
            button={eventButton(event, now)}
            canWait={canWaitFor(event, now)}
            fallbackHref={`#${CONTACT_ANCHOR}`}
          />
          {isToCome && <AddToCalendar event={event} />}
          {isToCome && event.minParticipants > 1 && (
            <p className="border-t pt-4 text-[0.92rem] text-ink-2">
              L'evento si tiene con almeno {event.minParticipants} partecipanti.
            </p>
          )}
        </DetailPanel>
      }
    >
      <h2 className="text-2xl">Di che cosa si tratta</h2>
      <p className="mt-3 text-lg leading-relaxed whitespace-pre-line text-ink-2">
        {event.description || "Scrivici per saperne di più: rispondiamo volentieri."}
      </p>
      <div className="mt-10">
        <ContactCard
          subject={`${event.title} (${eventDays(event)})`}
          lead="Per iscriverti o per qualsiasi domanda puoi scriverci o chiamarci: bastano nome, cognome e quante persone siete."
        />
      </div>
    </DetailLayout>
  );
}

function AddToCalendar({ event }: { event: CentreEvent }) {
  return (
    <div className="grid gap-1">
      <Button asChild variant="ghost" size="sm" className="justify-start">
        <a href={eventCalendarUrl(event, event.description)} target="_blank" rel="noopener noreferrer">
          <CalendarPlus />
          Aggiungi a Google Calendar
          <span className="sr-only"> (si apre in una nuova scheda)</span>
        </a>
      </Button>
      <Button asChild variant="ghost" size="sm" className="justify-start">
        <a href={paths.eventCalendar(event)} download>
          <Download />
          Scarica per il tuo calendario
        </a>
      </Button>
    </div>
  );
}
