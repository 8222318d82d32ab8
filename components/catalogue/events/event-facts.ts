import { useLocale, useTranslations } from "next-intl";
import type { Fact } from "@/components/catalogue/facts";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/** Returns a function that lists an event's day, time and place in the language of the page. */
export function useEventFacts(): (event: CentreEvent) => Fact[] {
  const t = useTranslations("offering.fact");
  const language = useLocale();
  return (event) => [
    { icon: "calendar", label: t("date"), value: eventDays(event, language) },
    { icon: "clock", label: t("hours"), value: eventTimes(event, language) },
    ...(event.location ? [{ icon: "place" as const, label: t("place"), value: event.location }] : []),
  ];
}
