"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useFormats, useWord } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { bookingTimes } from "@/lib/domain/booking/booking-text";
import { type DeskQuestion, readDeskQuestion } from "@/lib/domain/booking/desk-question";
import { foldText } from "@/lib/domain/language/fold-text";
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

/** A result of the panel's search. */
export type DeskAnswer = { key: string; title: string; note: string; isOff?: boolean } & (
  | { kind: "book"; spaceId: number; period: Period }
  | { kind: "day"; day: CalendarDay }
  | { kind: "person" | "booking"; id: number }
);

export interface DeskGroup {
  title: string;
  answers: DeskAnswer[];
}

const SHOWN = 5;
/** Fewer letters would match nearly everybody. */
const SHORTEST = 2;

/** Rooms whose name contains every word of the query. */
const isNamed = (name: string, names: string) =>
  foldText(names)
    .split(/\s+/)
    .every((word) => foldText(name).includes(word));

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

/** Results for the typed query: free rooms with prices, days, people and bookings. */
export function useDeskAnswers(text: string, today: CalendarDay) {
  const words = useGroupWords();
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"], enabled: text !== "" });
  const question = readDeskQuestion(text, today, timeOf(new Date()), spaces.data);
  const { period, names, bookingId } = question;
  const asksNames = names.length >= SHORTEST;
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
    { q, pageSize: String(SHOWN), ...(bookingId === null ? { from: today, sort: "start-asc" } : {}) },
    asksBooking && period === null,
  );
  const groups = [
    ...(period ? [words.rooms(period, names, rooms.data ?? [])] : []),
    words.days(question, asksNames ? (spaces.data ?? []) : [], today),
    words.people(asksNames && period === null ? (people.data ?? []) : []),
    words.bookings(bookingId, asksBooking && period === null ? (bookings.data ?? []) : []),
  ].filter(({ answers }) => answers.length > 0);
  return { groups, isPending: rooms.isFetching || people.isFetching || bookings.isFetching };
}

/** Makes the groups of results from what was found. */
function useGroupWords() {
  const t = useTranslations("panel.desk");
  const word = useWord();
  const formats = useFormats();
  const language = useLocale();

  function roomAnswer(
    { spaceId, name, capacity, unavailable, ...price }: FreeRoom,
    period: Period,
  ): DeskAnswer {
    return {
      key: `sala-${spaceId}`,
      kind: "book",
      spaceId,
      period,
      title: name,
      isOff: unavailable !== null,
      note: unavailable ? unavailable.message : t("room", { price: word(priceText(price)), capacity }),
    };
  }

  return {
    rooms(period: Period, names: string, rooms: readonly FreeRoom[]): DeskGroup {
      const named = rooms.filter(({ name }) => names === "" || isNamed(name, names));
      const count = named.filter(({ unavailable }) => unavailable === null).length;
      return {
        title: t("groups.free", { period: word(describePeriod(period)), count }),
        answers: named.map((room) => roomAnswer(room, period)),
      };
    },

    days({ day, names }: DeskQuestion, spaces: readonly Space[], today: CalendarDay): DeskGroup {
      const rooms = spaces
        .filter(({ name }) => day === null && isNamed(name, names))
        .map(
          ({ id, name, capacity }): DeskAnswer => ({
            key: `spazio-${id}`,
            kind: "day",
            day: today,
            title: name,
            note: t("openRoom", { capacity }),
          }),
        );
      const days: DeskAnswer[] =
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
      answers: bookings.map((booking) => ({
        key: `prenotazione-${booking.id}`,
        kind: "booking",
        id: booking.id,
        title: `#${formatConfirmationNumber("booking", booking.confirmationNumber)} ${booking.firstName} ${booking.lastName}`,
        note: `${booking.space.name}, ${formats.shortDay(booking.startDate)}, ${bookingTimes(booking, language)}`,
      })),
    }),
  };
}
