import { useLocale, useTranslations } from "next-intl";
import { eventCalendarUrl } from "@/components/catalogue/events/event-calendar-entry";
import type { SignUpSuccessProps } from "@/components/catalogue/sign-up/sign-up-success";
import { usePathIn } from "@/components/ui/use-path-in";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import type { CreatedSignUp } from "@/lib/client/sign-up/sign-up";
import { googleCalendarDaysUrl } from "@/lib/domain/booking/calendar-link";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import type { Language } from "@/lib/domain/language/languages";
import { chargedSeatPrice, seatPrice, totalText } from "@/lib/domain/money/sign-up-price";
import { fullName } from "@/lib/domain/person/full-name";
import { LESSON_LABEL, lessonFacts, lessonWords } from "@/lib/domain/sign-up/own-lessons";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { withAddress } from "@/lib/domain/site/contacts";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";
import type { OfferingSummary } from "./offering-summary";

/**
 * The link to a prefilled Google Calendar entry for the first day. The hours are quoted from the course's schedule
 * text.
 */
function courseCalendarUrl(
  course: Pick<Course, "title" | "schedule" | "location">,
  day: string,
  reference: string,
  site: Pick<SiteFacts, "name" | "address">,
): string {
  return googleCalendarDaysUrl({
    title: `${course.title} – ${site.name}`,
    startDay: day,
    endDay: day,
    details: [reference, course.schedule].filter((part) => part !== "").join("\n"),
    location: withAddress(course.location, site.address),
  });
}

const toSpan = (lesson: Occasion["firstLesson"]) =>
  lesson && { startsAt: new Date(lesson.startsAt), endsAt: new Date(lesson.endsAt) };
const toOwnLessons = ({ firstLesson, nextLesson }: Occasion) => ({
  first: toSpan(firstLesson),
  next: toSpan(nextLesson),
});

type Shown = Omit<SignUpSuccessProps, "payment" | "opener" | "onClose">;
type Facts = [label: string, value: string][];

/** The price of one seat as it was charged, possibly the price for members. */
function chargedPrice(offering: OfferingSummary, signUp: Parameters<typeof chargedSeatPrice>[1]) {
  const price = chargedSeatPrice(offering, signUp);
  return { price, priceAmount: price === offering.price ? offering.priceAmount : seatPrice(price) };
}

export function titleAndTime(offering: OfferingSummary, language: Language): string {
  const time = offering.kind === "event" ? eventDays(offering, language) : offering.schedule;
  return time ? `${offering.title} · ${time}` : offering.title;
}

/** The texts of the dialog (docs/product.md) that differ between events and courses, in the language of the page. */
export function useSignUpTexts() {
  const t = useTranslations("signUp");
  const language = useLocale();
  const formats = useFormats();
  const word = useTextResolver();
  const inLanguage = usePathIn();

  /** The content of the dialog after a sign-up. `occasion` (where and when) is loaded a moment later. */
  function successOf(
    offering: OfferingSummary,
    { signUp, confirmationNumber, sent }: CreatedSignUp,
    occasion: Occasion | undefined,
    site: SiteFacts,
  ): Shown {
    const { kind, title } = offering;
    const where: Facts = occasion ? [[t("success.where"), occasion.where]] : [];
    const location = occasion?.where.replace("\n", ", ") ?? offering.location;
    const number = formatConfirmationNumber(kind, confirmationNumber);
    const reference = t("success.reference", { number });
    const seats: Facts = signUp.seats > 1 ? [[t("success.seats"), String(signUp.seats)]] : [];
    const shared: Facts = [
      ...seats,
      [
        t("success.total"),
        signUp.passId === undefined
          ? word(totalText(chargedPrice(offering, signUp), signUp.totalAmount))
          : t("success.paidWithPass"),
      ],
      [t("success.inTheNameOf"), fullName(signUp)],
    ];
    const head = {
      title: t("success.title"),
      // No e-mail was sent: staff may have signed up a person without an address.
      description: sent === false ? t("success.notMailed") : t(`${kind}.confirmed`),
      numberLabel: t("success.number"),
      confirmationNumber: number,
    };
    if (offering.kind === "event")
      return {
        ...head,
        facts: [
          [t("event.name"), title],
          [t("success.when"), eventDays(offering, language)],
          [t("success.hours"), eventTimes(offering, language)],
          ...where,
          ...shared,
        ],
        calendarUrl: eventCalendarUrl({ ...offering, location }, reference, site),
        icsUrl: inLanguage(paths.eventCalendar(offering)),
      };
    const day = signUp.startDate ?? today();
    const { first, next } = occasion ? toOwnLessons(occasion) : { first: null, next: null };
    const lessons: Facts =
      signUp.singleTime && first
        ? [[LESSON_LABEL[language], lessonWords(first, language)]]
        : lessonFacts({ first, next }, false, language);
    const when: Facts = lessons.length > 0 ? lessons : [[t("success.from"), formats.longDay(day)]];
    const schedule: Facts =
      offering.schedule && !signUp.singleTime ? [[t("success.hours"), offering.schedule]] : [];
    return {
      ...head,
      facts: [[t("course.name"), title], ...when, ...schedule, ...where, ...shared],
      calendarUrl: courseCalendarUrl({ ...offering, location }, day, reference, site),
    };
  }

  return { successOf };
}
