import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { bookingTimes } from "@/lib/domain/booking/booking-text";
import { type DeskQuestion, parseDeskQuery } from "@/lib/domain/booking/desk-question";
import { priceText } from "@/lib/domain/money/price-text";
import { fullName } from "@/lib/domain/person/full-name";
import type { Period } from "@/lib/domain/room-time/period";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { FreeRoom } from "@/lib/schemas/panel/board";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import type { Space } from "@/lib/schemas/space/space";
import { type DeskSearchResult, isNamed } from "./desk-result";
import { useFoundOfferings } from "./use-found-offerings";
import { useFoundPages } from "./use-found-pages";

interface DeskGroup {
  title: string;
  answers: DeskSearchResult[];
}

const SHOWN = 5;
/** Fetches more bookings than are shown, since canceled ones may come between active ones. */
const LOOKED_THROUGH = 20;
/** Fewer letters would match nearly everyone. */
const SHORTEST = 2;

function useList<T>(path: string, params: Record<string, string>, isEnabled: boolean) {
  const query = new URLSearchParams(params);
  return useQuery({
    queryKey: [path, "desk", query.toString()],
    queryFn: ({ signal }) => api.get<T[]>(`${path}?${query}`, { signal }),
    enabled: isEnabled,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

export function useDeskResults(text: string, today: CalendarDay) {
  const words = useGroupWords();
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"], enabled: text !== "" });
  const question = parseDeskQuery(text, today, timeOf(new Date()), spaces.data);
  const { period, names, bookingId } = question;
  const asksNames = names.length >= SHORTEST;
  // With words besides the day, as in "incasso di oggi", a page may be meant.
  const pages = useFoundPages(period === null || asksNames ? text : "");
  const offerings = useFoundOfferings(period === null && asksNames ? names : "", today);
  const asksBooking = bookingId !== null || asksNames;
  const q = bookingId === null ? names : String(bookingId);
  const rooms = useList<FreeRoom>(
    "/api/board/free",
    period ? Object.fromEntries(periodParams(period)) : {},
    period !== null,
  );
  const people = useList<ListedPerson>(
    "/api/people",
    { q: names, pageSize: String(SHOWN) },
    asksNames && period === null,
  );
  const bookings = useList<Booking>(
    "/api/bookings",
    {
      q,
      pageSize: String(LOOKED_THROUGH),
      ...(bookingId === null ? { from: today, sort: "start-asc" } : {}),
    },
    asksBooking && period === null,
  );
  const groups = [
    ...(period ? [words.rooms(question, period, rooms.data ?? [])] : []),
    ...(pages.isExact ? [words.pages(pages.answers)] : []),
    words.days(question, asksNames ? (spaces.data ?? []) : [], today),
    words.people(asksNames && period === null ? (people.data ?? []) : []),
    words.bookings(bookingId, asksBooking && period === null ? (bookings.data ?? []) : []),
    words.offerings(offerings),
    ...(pages.isExact ? [] : [words.pages(pages.answers)]),
  ].filter(({ answers }) => answers.length > 0);
  // Exact page matches come first and are available at once; later results do not move them.
  const isFetching = rooms.isFetching || people.isFetching || bookings.isFetching;
  return {
    groups,
    contradiction: words.contradiction(question.differentDays),
    isPending: isFetching && !pages.isExact,
  };
}

const liveFirst = (bookings: readonly Booking[]) =>
  [...bookings]
    .sort((one, other) => Number(one.status === "canceled") - Number(other.status === "canceled"))
    .filter((_, index) => index < SHOWN);

function useGroupWords() {
  const t = useTranslations("panel.desk");
  const word = useTextResolver();
  const formats = useFormats();
  const language = useLocale();

  function roomAnswer(
    { spaceId, name, capacity, unavailable, ...price }: FreeRoom,
    period: Period,
    attendees: number | null,
  ): DeskSearchResult {
    const isTooSmall = attendees !== null && capacity < attendees;
    return {
      key: `sala-${spaceId}`,
      kind: "book",
      spaceId,
      period,
      ...(attendees !== null && { attendees }),
      title: name,
      isOff: unavailable !== null || isTooSmall,
      note: unavailable
        ? unavailable.message
        : t(isTooSmall ? "tooSmall" : "room", { price: word(priceText(price)), capacity }),
    };
  }

  return {
    contradiction: (days: readonly CalendarDay[]) =>
      days.length === 0 ? null : t("differentDays", { days: days.map(formats.longDay).join(", ") }),

    rooms({ names, people }: DeskQuestion, period: Period, rooms: readonly FreeRoom[]): DeskGroup {
      const answers = rooms
        .filter(({ name }) => names === "" || isNamed(name, names))
        .map((room) => roomAnswer(room, period, people));
      const off = answers.filter(({ isOff }) => isOff);
      const count = answers.length - off.length;
      return {
        title: t("groups.free", { period: word(describePeriod(period)), count }),
        answers: [...answers.filter(({ isOff }) => !isOff), ...off],
      };
    },

    pages: (answers: DeskSearchResult[]): DeskGroup => ({ title: t("groups.pages"), answers }),

    offerings: (answers: DeskSearchResult[]): DeskGroup => ({ title: t("groups.offerings"), answers }),

    days({ day, names }: DeskQuestion, spaces: readonly Space[], today: CalendarDay): DeskGroup {
      const rooms = spaces
        .filter(({ name }) => day === null && isNamed(name, names))
        .map(
          ({ id, name, capacity }): DeskSearchResult => ({
            key: `spazio-${id}`,
            kind: "day",
            day: today,
            title: name,
            note: t("openRoom", { capacity }),
          }),
        );
      const days: DeskSearchResult[] =
        day === null
          ? []
          : [{ key: "giorno", kind: "day", day, title: formats.longDay(day), note: t("openDay") }];
      return { title: t("groups.calendar"), answers: [...days, ...rooms] };
    },

    people: (people: readonly ListedPerson[]): DeskGroup => ({
      title: t("groups.people"),
      answers: people.map(({ id, firstName, lastName, phone, email }) => ({
        key: `persona-${id}`,
        kind: "person",
        id,
        title: fullName({ firstName, lastName }),
        note: [phone, email].filter(Boolean).join(" · "),
      })),
    }),

    bookings: (askedId: number | null, bookings: readonly Booking[]): DeskGroup => ({
      title: askedId === null ? t("groups.upcomingBookings") : t("groups.bookings"),
      answers: liveFirst(bookings).map((booking) => ({
        key: `prenotazione-${booking.id}`,
        kind: "booking",
        id: booking.id,
        title: `#${formatConfirmationNumber("booking", booking.confirmationNumber)} ${booking.firstName} ${booking.lastName}`,
        isOff: booking.status === "canceled",
        note: `${booking.status === "canceled" ? `${t("canceled")} · ` : ""}${booking.space.name}, ${formats.shortDay(booking.startDate)}, ${bookingTimes(booking, language)}`,
      })),
    }),
  };
}
