import type { Booking } from "@/lib/schemas/booking";

/** A booking of 3 December 2026, 08:00 to 13:00 in Rome. */
export function sampleBooking(overrides: Partial<Booking> = {}): Booking {
  return {
    id: 42,
    confirmationNumber: "00042",
    userId: 7,
    spaceId: 14,
    space: { id: 14, name: "Studio Loto", location: "Primo piano", imageUrl: null },
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    startTime: "08:00",
    endTime: "13:00",
    isFullDay: false,
    startsAt: "2026-12-03T07:00:00.000Z",
    endsAt: "2026-12-03T12:00:00.000Z",
    totalAmount: 4000,
    status: "confirmed",
    purpose: "Lezione di yoga",
    attendees: 12,
    notes: "Serve un tappetino in più",
    email: "giulia@example.org",
    phone: "+39 333 000 0000",
    firstName: "Giulia",
    lastName: "D'Esempio",
    createdAt: "2026-11-20T10:00:00.000Z",
    canceledAt: null,
    refundPercent: null,
    refundAmount: null,
    canceledBy: null,
    cancelReason: null,
    calendarSequence: 0,
    seriesId: null,
    googleCalendarEventId: null,
    googleCalendarAdded: false,
    ...overrides,
  };
}
