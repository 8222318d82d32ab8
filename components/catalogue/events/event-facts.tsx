import { useLocale, useTranslations } from "next-intl";
import type { Fact } from "@/components/catalogue/facts";
import { cn } from "@/components/ui/cn";
import { useTextResolver } from "@/components/ui/use-words";
import { eventDays, eventTimes, placesWords } from "@/lib/domain/catalogue/event-words";
import { type CalendarDay, monthNames, partsOfDay } from "@/lib/domain/time/dates";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

export function useEventFacts(): (event: CentreEvent) => Fact[] {
  const t = useTranslations("offering.fact");
  const language = useLocale();
  return (event) => [
    { icon: "calendar", label: t("date"), value: eventDays(event, language) },
    { icon: "clock", label: t("hours"), value: eventTimes(event, language) },
    ...(event.location ? [{ icon: "place" as const, label: t("place"), value: event.location }] : []),
  ];
}

/** A calendar leaf on a picture. It is decorative: the date is also written in the text. */
export function DateTile({ day, className }: { day: CalendarDay; className?: string }) {
  const { date, month } = partsOfDay(day);
  const months = monthNames(useLocale());
  return (
    <span aria-hidden className={cn("date-tile", className)}>
      <span>{date}</span>
      <span>{months[month - 1]?.slice(0, 3)}</span>
    </span>
  );
}

export function EventPlaces({ event, now }: { event: CentreEvent; now: Date }) {
  const t = useTranslations("offering");
  const word = useTextResolver();
  const words = placesWords(event, now);
  if (words === null) return <p className="font-semibold text-terra-700">{t("canceledEvent")}</p>;
  const share = Math.min(100, Math.round((event.currentParticipants / event.maxParticipants) * 100));
  const few = share >= 75;
  return (
    <div className="event-places">
      <p>
        <span className="text-ink-2">{word(words.taken)}</span>
        <span className={words.isClosed ? "text-ink-2" : few ? "text-terra-700" : "text-sage-700"}>
          {word(words.free)}
        </span>
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none">
        <rect width={share} height="3" className={few ? "fill-terra-600" : "fill-sage-600"} />
      </svg>
    </div>
  );
}
