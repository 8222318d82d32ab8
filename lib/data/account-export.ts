import "server-only";
import { listBookingsOf } from "./bookings";
import { prisma } from "./client";
import { toDayOrNull } from "./date-columns";

/** What is held about a person beside her account. Rows with her address count as hers only when it is verified. */
export async function listHeldData(userId: number, verifiedEmail: string | null) {
  const bookings = await listBookingsOf(userId);
  const otherBookings =
    verifiedEmail === null
      ? []
      : await prisma().booking.findMany({
          where: { userId: null, email: { equals: verifiedEmail, mode: "insensitive" } },
          omit: { googleCalendarEventId: true, googleCalendarAdded: true },
          orderBy: { id: "asc" },
        });
  const courseBookings = await prisma().courseBooking.findMany({
    where: {
      OR: [
        { userId },
        ...(verifiedEmail === null
          ? []
          : [{ userId: null, email: { equals: verifiedEmail, mode: "insensitive" as const } }]),
      ],
    },
    include: { course: { select: { title: true } } },
    orderBy: { id: "asc" },
  });
  const eventRegistrations =
    verifiedEmail === null
      ? []
      : await prisma().eventRegistration.findMany({
          where: { email: verifiedEmail },
          include: { event: { select: { title: true, eventDate: true } } },
          orderBy: { id: "asc" },
        });
  const sessions = await prisma().session.findMany({
    where: { userId },
    select: { createdAt: true, expiresAt: true },
    orderBy: { createdAt: "asc" },
  });
  return {
    bookings: [...bookings, ...otherBookings],
    courseBookings: courseBookings.map((booking) => ({
      ...booking,
      startDate: toDayOrNull(booking.startDate),
      endDate: toDayOrNull(booking.endDate),
    })),
    eventRegistrations,
    sessions,
  };
}
