import { toDateColumn } from "@/lib/data/date-columns";
import { withCharges } from "@/lib/data/money/charges";
import { insertPerson } from "@/lib/data/person/people";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import type { Transaction } from "../../lib/data/client";

const PERSON = {
  email: "cliente@example.org",
  phone: "+39 333 000 0000",
  firstName: "Cliente",
  lastName: "Di Esempio",
  language: DEFAULT_LANGUAGE,
};

/** A few bookings around today, so that calendars and lists have something to show. */
const BOOKINGS = [
  {
    spaceId: 14,
    inDays: 1,
    days: 1,
    startTime: "08:00",
    endTime: "13:00",
    isFullDay: false,
    totalAmount: 4000,
    purpose: "Lezione di yoga dolce",
    attendees: 14,
  },
  {
    spaceId: 14,
    inDays: 3,
    days: 1,
    startTime: "14:00",
    endTime: "19:00",
    isFullDay: false,
    totalAmount: 4000,
    purpose: "Pilates per principianti",
    attendees: 10,
  },
  {
    spaceId: 14,
    inDays: 6,
    days: 2,
    startTime: "08:00",
    endTime: "19:00",
    isFullDay: true,
    totalAmount: 14000,
    purpose: "Ritiro di due giorni",
    attendees: 18,
  },
  {
    spaceId: 13,
    inDays: 2,
    days: 1,
    startTime: "08:00",
    endTime: "13:00",
    isFullDay: false,
    totalAmount: 2500,
    purpose: "Trattamenti shiatsu",
    attendees: 2,
  },
  {
    spaceId: 15,
    inDays: 4,
    days: 1,
    startTime: "08:00",
    endTime: "19:00",
    isFullDay: true,
    totalAmount: 6000,
    purpose: "Corso di ceramica",
    attendees: 9,
  },
  {
    spaceId: 17,
    inDays: 9,
    days: 3,
    startTime: "09:00",
    endTime: "19:00",
    isFullDay: true,
    totalAmount: 33000,
    purpose: "Ritiro di meditazione",
    attendees: 30,
  },
  {
    spaceId: 16,
    inDays: 5,
    days: 1,
    startTime: "14:00",
    endTime: "19:00",
    isFullDay: false,
    totalAmount: 0,
    purpose: "Riunione del direttivo",
    attendees: 8,
  },
  {
    spaceId: 13,
    inDays: -6,
    days: 1,
    startTime: "08:00",
    endTime: "13:00",
    isFullDay: false,
    totalAmount: 2500,
    purpose: "Colloqui individuali",
    attendees: 2,
  },
] as const;

export async function seedBookings(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now);
  const personId = await insertPerson(tx, PERSON);
  const data = BOOKINGS.map(({ inDays, days, ...booking }) => {
    const startDate = addDays(today, inDays);
    const endDate = addDays(startDate, days - 1);
    return {
      ...PERSON,
      ...booking,
      personId,
      startDate: toDateColumn(startDate),
      endDate: toDateColumn(endDate),
      startsAt: toInstant(startDate, booking.startTime),
      endsAt: toInstant(endDate, booking.endTime),
      status: booking.totalAmount === 0 ? ("pending" as const) : ("confirmed" as const),
    };
  });
  await tx.booking.createMany({ data: await withCharges(tx, "booking", data) });
}
