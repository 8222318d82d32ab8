import "server-only";
import { bookingSelect, toBooking } from "@/lib/data/booking/booking-rows";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { named } from "@/lib/data/money/sign-up-numbers";
import { isKnown, type Person } from "@/lib/data/person/person";
import { findPersonRecord } from "@/lib/data/person/person-record";
import { CHECK_INS, toCheckIns } from "@/lib/data/sign-up/sign-up-rows";
import { entrySelect, toEntry } from "@/lib/data/waiting/waiting-entry-rows";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";

export async function exportBookings(person: Person) {
  const rows = await prisma().booking.findMany({
    where: { personId: person.personId },
    select: { ...bookingSelect, charge: { select: { ...bookingSelect.charge.select, refundIban: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ charge: { refundIban, ...charge }, ...row }) => ({
    ...toBooking({ ...row, charge }),
    refundIban,
  }));
}

const OWN_MONEY = {
  totalAmount: true,
  refundPercent: true,
  refundAmount: true,
  refundIban: true,
  promoCodeId: true,
  promoAmount: true,
} as const;

async function exportSignUps(person: Person, kind: OfferingKind) {
  const rows = await prisma().signUp.findMany({
    where: { personId: person.personId, kind },
    omit: { chargeId: true },
    include: {
      course: { select: { title: true } },
      event: { select: { title: true, eventDate: true } },
      checkIns: CHECK_INS,
      charge: { select: OWN_MONEY },
    },
    orderBy: { number: "asc" },
  });
  return rows.map(({ event, charge, ...row }) => ({
    ...named(row),
    ...charge,
    userId: person.userId,
    checkIns: toCheckIns(row.checkIns),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
    event: event && { ...event, eventDate: toDay(event.eventDate) },
  }));
}

export async function exportCourseBookings(person: Person) {
  const rows = await exportSignUps(person, "course");
  return rows.map((row) => ({ ...row, phone: row.phone ?? "", bookingDate: row.madeAt }));
}

export async function exportRegistrations(person: Person) {
  return (await exportSignUps(person, "event")).map((row) => ({ ...row, registrationDate: row.madeAt }));
}

export async function exportWaits(person: Person) {
  const rows = await prisma().waitingEntry.findMany({
    where: { personId: person.personId },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

export async function exportSessions(userId: number) {
  return prisma().session.findMany({
    where: { userId },
    select: { createdAt: true, lastSeenAt: true, expiresAt: true, device: true },
    orderBy: { createdAt: "asc" },
  });
}

export async function exportPasskeys(userId: number) {
  return prisma().passkey.findMany({
    where: { userId },
    select: { name: true, createdAt: true, lastUsedAt: true },
    orderBy: { createdAt: "asc" },
  });
}

/**
 * Audit entries about the person and the account, or written by the account. Client addresses of other authors are
 * removed.
 */
export async function exportAuditEntries(person: Person) {
  const { personId, userId } = person;
  const ofAccount = userId === null ? [] : [{ actorId: userId }, { entity: "user", entityId: userId }];
  const rows = await prisma().auditEntry.findMany({
    where: { OR: [...ofAccount, { entity: "person", entityId: personId }] },
    orderBy: { id: "asc" },
  });
  const isOwn = (actorId: number | null) => userId !== null && actorId === userId;
  return rows.map((row) => ({ ...row, address: isOwn(row.actorId) ? row.address : null }));
}

/**
 * The data stored about the person outside of the account. What staff note about an account with an unverified address
 * may concern a different person, so it is left out.
 */
export async function exportPersonRecord(person: Person) {
  const record = await findPersonRecord(person.personId);
  if (record === null) throw new Error(`Person ${person.personId} vanished while it was exported`);
  return isKnown(person) ? record : { ...record, note: null };
}

/** Addresses of people who were merged into this one. */
export async function exportFormerAddresses(person: Person): Promise<string[]> {
  const rows = await prisma().personAlias.findMany({
    where: { personId: person.personId },
    select: { email: true },
    distinct: ["email"],
  });
  return rows.map(({ email }) => email);
}
