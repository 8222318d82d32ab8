"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWord } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { bookingTimes } from "@/lib/domain/booking/booking-text";
import { type DeskQuestion, readDeskQuestion } from "@/lib/domain/booking/desk-question";
import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatLongDay, formatShortDay } from "@/lib/domain/time/day-format";
import type { Word } from "@/lib/i18n/word";
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

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Rooms whose name contains every word of the query. */
const isNamed = (name: string, names: string) =>
  folded(names)
    .split(/\s+/)
    .every((word) => folded(name).includes(word));

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
  const word = useWord();
  const question = readDeskQuestion(text, today);
  const { period, names, bookingId } = question;
  const asksNames = names.length >= SHORTEST;
  const asksBooking = bookingId !== null || asksNames;
  const q = bookingId === null ? names : String(bookingId);
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"], enabled: text !== "" });
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
    ...roomAnswers(question, period ? (rooms.data ?? []) : [], word),
    ...dayAnswer(question, asksNames ? (spaces.data ?? []) : [], today),
    { title: "Persone", answers: asksNames && period === null ? (people.data ?? []).map(personAnswer) : [] },
    {
      title: bookingId === null ? "Prenotazioni da oggi" : "Prenotazioni",
      answers: asksBooking && period === null ? (bookings.data ?? []).map(bookingAnswer) : [],
    },
  ].filter(({ answers }) => answers.length > 0);
  return { groups, isPending: rooms.isFetching || people.isFetching || bookings.isFetching };
}

function roomAnswers({ period, names }: DeskQuestion, rooms: readonly FreeRoom[], word: Word): DeskGroup[] {
  if (period === null) return [];
  const answers = rooms
    .filter(({ name }) => names === "" || isNamed(name, names))
    .map(
      ({ spaceId, name, capacity, totalAmount, isOnRequest, unavailable }): DeskAnswer => ({
        key: `sala-${spaceId}`,
        kind: "book",
        spaceId,
        period,
        title: name,
        isOff: unavailable !== null,
        note: unavailable
          ? unavailable.message
          : `${isOnRequest ? ON_REQUEST_TEXT : formatCents(totalAmount)} · fino a ${capacity} persone`,
      }),
    );
  const free = answers.filter(({ isOff }) => !isOff).length;
  const title = `${word(describePeriod(period))}: ${free === 0 ? "niente di libero" : free === 1 ? "1 spazio libero" : `${free} spazi liberi`}`;
  return [{ title, answers }];
}

function dayAnswer({ day, names }: DeskQuestion, spaces: readonly Space[], today: CalendarDay): DeskGroup[] {
  const days: DeskAnswer[] =
    day === null
      ? []
      : [{ key: "giorno", kind: "day", day, title: formatLongDay(day), note: "Apri il calendario" }];
  const rooms = spaces
    .filter(({ name }) => day === null && isNamed(name, names))
    .map(
      ({ id, name, capacity }): DeskAnswer => ({
        key: `spazio-${id}`,
        kind: "day",
        day: today,
        title: name,
        note: `Spazio fino a ${capacity} persone · apri il calendario di oggi`,
      }),
    );
  return [{ title: "Calendario", answers: [...days, ...rooms] }];
}

const personAnswer = ({ id, firstName, lastName, phone, email }: ListedPerson): DeskAnswer => ({
  key: `persona-${id}`,
  kind: "person",
  id,
  title: `${firstName} ${lastName}`,
  note: [phone, email].filter(Boolean).join(" · "),
});

const bookingAnswer = (booking: Booking): DeskAnswer => ({
  key: `prenotazione-${booking.id}`,
  kind: "booking",
  id: booking.id,
  title: `#${formatConfirmationNumber("booking", booking.confirmationNumber)} ${booking.firstName} ${booking.lastName}`,
  note: `${booking.space.name}, ${formatShortDay(booking.startDate)}, ${bookingTimes(booking)}`,
});
