import "server-only";
import { bookingSelect, toBooking } from "@/lib/data/booking/booking-rows";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { ofPerson, type Person } from "@/lib/data/person/person";
import { CHECK_INS, toCheckIns } from "@/lib/data/sign-up/sign-up-columns";

/** The personal data outside of the account, by kind, for the export. */

export async function exportBookings(person: Person) {
  const rows = await prisma().booking.findMany({
    where: ofPerson(person),
    select: { ...bookingSelect, refundIban: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ refundIban, ...row }) => ({ ...toBooking(row), refundIban }));
}

export async function exportCourseBookings(person: Person) {
  const rows = await prisma().courseBooking.findMany({
    where: ofPerson(person),
    include: { course: { select: { title: true } }, checkIns: CHECK_INS },
    orderBy: { id: "asc" },
  });
  return rows.map((booking) => ({
    ...booking,
    checkIns: toCheckIns(booking.checkIns),
    startDate: toDayOrNull(booking.startDate),
    endDate: toDayOrNull(booking.endDate),
  }));
}

export async function exportRegistrations(person: Person) {
  const rows = await prisma().eventRegistration.findMany({
    where: ofPerson(person),
    include: { event: { select: { title: true, eventDate: true } }, checkIns: CHECK_INS },
    orderBy: { id: "asc" },
  });
  return rows.map(({ event, ...registration }) => ({
    ...registration,
    checkIns: toCheckIns(registration.checkIns),
    event: { ...event, eventDate: toDay(event.eventDate) },
  }));
}

export async function exportWaits(person: Person) {
  const rows = await prisma().waitingEntry.findMany({
    where: ofPerson(person),
    omit: { nonce: true, tokenHash: true },
    orderBy: { id: "asc" },
  });
  return rows.map((entry) => ({
    ...entry,
    startDate: toDayOrNull(entry.startDate),
    endDate: toDayOrNull(entry.endDate),
  }));
}

export async function exportSessions({ userId }: Person) {
  return prisma().session.findMany({
    where: { userId },
    select: { createdAt: true, lastSeenAt: true, expiresAt: true, device: true },
    orderBy: { createdAt: "asc" },
  });
}

/**
 * Audit entries about the person's account or written by the person. Client addresses of other authors are left
 * out.
 */
export async function exportAuditEntries({ userId }: Person) {
  const rows = await prisma().auditEntry.findMany({
    where: { OR: [{ actorId: userId }, { entity: "user", entityId: userId }] },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => ({ ...row, address: row.actorId === userId ? row.address : null }));
}
