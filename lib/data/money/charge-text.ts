import "server-only";
import type { Queryable } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { bookedExtraTexts } from "@/lib/domain/booking/booking-text";
import {
  inAllLanguages,
  inLanguage,
  renamedText,
  type Translations,
} from "@/lib/domain/language/translations";
import { type ChargeKind, chargeReference, membershipYearTitle } from "@/lib/domain/money/payment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type ChargeTime, chargeWhen } from "@/lib/domain/till/charge-words";
import type { ChargeName } from "./read-charges";
import { type SignUpRef, signUpKey } from "./sign-up-numbers";

/** The description of a charge on receipts and in reminders, with its translations. */
export interface ChargeText {
  /** "Prenotazione #P00042", "Iscrizione #C00042", "Quota #Q00042", "Carnet #T00042". */
  reference: string;
  /** The name of the room, the title of the course or event, the membership year, or the name of the pass. */
  title: string;
  translations: Translations;
  /** "giovedì 17 dicembre 2026, 08:00 – 13:00", "dal 12 gennaio 2027"; empty for a course without dates. */
  when: string;
  /** Booked extras, such as "Tappetino × 12". */
  extras: readonly string[];
}

const PERIOD_COLUMNS = { startDate: true, endDate: true, startTime: true, endTime: true } as const;
const NO_TIMES = { startTime: null, endTime: null } as const;

interface Found extends Omit<ChargeTime, "kind"> {
  title: string;
  extras?: readonly string[];
  translations: Translations;
}

async function findBookedRoom(on: Queryable, id: number): Promise<Found | null> {
  const select = {
    ...PERIOD_COLUMNS,
    space: { select: { name: true, translations: true } },
    extras: {
      select: { quantity: true, extra: { select: { name: true } } },
      orderBy: { extraId: "asc" },
    },
  } as const;
  const row = await on.booking.findUnique({ where: { id }, select });
  if (row === null) return null;
  const { space, extras: booked, startDate, endDate, ...times } = row;
  const days = { startDate: toDay(startDate), endDate: toDay(endDate) };
  const extras = bookedExtraTexts({
    extras: booked.map(({ quantity, extra: { name } }) => ({ name, quantity })),
  });
  return { ...renamedText(space, "name", "title"), extras, ...days, ...times };
}

async function findSignedUpFor(on: Queryable, name: SignUpRef): Promise<Found | null> {
  const titled = { title: true, translations: true } as const;
  const select = {
    startDate: true,
    course: { select: titled },
    event: { select: { ...titled, eventDate: true, endDate: true } },
  } as const;
  const row = await on.signUp.findUnique({ where: signUpKey(name), select });
  const offering = row?.event ?? row?.course;
  if (!row || !offering) return null;
  return {
    ...renamedText(offering, "title", "title"),
    startDate: toDayOrNull(row.event?.eventDate ?? row.startDate),
    endDate: toDayOrNull(row.event?.endDate ?? null),
    ...NO_TIMES,
  };
}

async function findMembershipYear(on: Queryable, id: number): Promise<Found | null> {
  const select = { years: true, startDate: true, endDate: true } as const;
  const row = await on.memberFee.findUnique({ where: { id }, select });
  if (row === null) return null;
  const days = { startDate: toDay(row.startDate), endDate: toDay(row.endDate) };
  const { title, translations } = membershipYearTitle(row.years);
  return { title, translations, ...days, ...NO_TIMES };
}

async function findSoldPass(on: Queryable, id: number): Promise<Found | null> {
  const select = {
    startsOn: true,
    validUntil: true,
    product: { select: { name: true, translations: true } },
  } as const;
  const row = await on.pass.findUnique({ where: { id }, select });
  if (row === null) return null;
  const days = { startDate: toDay(row.startsOn), endDate: toDay(row.validUntil) };
  return { ...renamedText(row.product, "name", "title"), ...days, ...NO_TIMES };
}

const FINDERS: Record<ChargeKind, (on: Queryable, id: number) => Promise<Found | null>> = {
  booking: findBookedRoom,
  course: (on, id) => findSignedUpFor(on, { kind: "course", id }),
  event: (on, id) => findSignedUpFor(on, { kind: "event", id }),
  fee: findMembershipYear,
  pass: findSoldPass,
};

/** Null when the charge does not exist. */
export async function findChargeText(on: Queryable, { kind, id }: ChargeName): Promise<ChargeText | null> {
  const found = await FINDERS[kind](on, id);
  if (found === null) return null;
  const { title, translations, extras = [], ...time } = found;
  const reference = chargeReference(kind, confirmationNumber(id));
  const texts = inAllLanguages((language) => ({
    title: inLanguage({ title, translations }, language).title,
    when: chargeWhen({ kind, ...time }, language),
  }));
  return { reference, extras, ...texts };
}
