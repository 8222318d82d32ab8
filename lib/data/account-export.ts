import "server-only";
import { listBookingsOf } from "./bookings";
import { prisma } from "./client";
import { toDay, toDayOrNull } from "./date-columns";
import { ofPerson, type Person, sameAddress } from "./person";

/** What is held about a person beside her account, by kind. */

export async function exportBookings(person: Person) {
  const ibans = await prisma().booking.findMany({
    where: { userId: person.userId, refundIban: { not: null } },
    select: { id: true, refundIban: true },
  });
  const ibanOf = new Map(ibans.map(({ id, refundIban }) => [id, refundIban]));
  const own = (await listBookingsOf(person.userId)).map((booking) => ({
    ...booking,
    refundIban: ibanOf.get(booking.id) ?? null,
  }));
  if (person.email === null) return own;
  const others = await prisma().booking.findMany({
    where: { userId: null, email: sameAddress(person.email) },
    omit: { googleCalendarEventId: true, googleCalendarAdded: true, statusBefore: true },
    orderBy: { id: "asc" },
  });
  const days = others.map((booking) => ({
    ...booking,
    startDate: toDay(booking.startDate),
    endDate: toDay(booking.endDate),
  }));
  return [...own, ...days];
}

export async function exportCourseBookings(person: Person) {
  const rows = await prisma().courseBooking.findMany({
    where: ofPerson(person),
    include: { course: { select: { title: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map((booking) => ({
    ...booking,
    startDate: toDayOrNull(booking.startDate),
    endDate: toDayOrNull(booking.endDate),
  }));
}

export async function exportRegistrations(person: Person) {
  const rows = await prisma().eventRegistration.findMany({
    where: ofPerson(person),
    include: { event: { select: { title: true, eventDate: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ event, ...registration }) => ({
    ...registration,
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

/** What the audit log says of her account, and what she did. */
export async function exportAuditEntries({ userId }: Person) {
  return prisma().auditEntry.findMany({
    where: { OR: [{ actorId: userId }, { entity: "user", entityId: userId }] },
    orderBy: { id: "asc" },
  });
}
