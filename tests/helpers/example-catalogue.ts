import type { Course } from "@/lib/schemas/course";
import type { CentreEvent } from "@/lib/schemas/event";

/** An open event of 3 December 2026 with eighteen places left. */
export const EXAMPLE_EVENT: CentreEvent = {
  id: 3,
  title: "Bagno di gong",
  description: "Un'ora e mezza distesi dentro un mare di suono.",
  eventDate: "2026-12-03",
  endDate: null,
  startTime: "20:30",
  endTime: "22:00",
  location: "Sala Cielo",
  imageUrl: "/images/events/bagno-di-gong.webp",
  price: "20",
  maxParticipants: 30,
  minParticipants: 8,
  currentParticipants: 12,
  isMultiDay: false,
  isRegistrationOpen: true,
  isPopular: true,
  isFeatured: true,
  isActive: true,
  googleFormUrl: null,
  createdAt: "2026-11-01T10:00:00.000Z",
};

/** An active course that is booked on the site. */
export const EXAMPLE_COURSE: Course = {
  id: 5,
  title: "Pilates a corpo libero",
  description: "Poche persone, molta attenzione.",
  imageUrl: "/images/courses/pilates.webp",
  price: "95",
  format: "presenza",
  type: "gruppo",
  location: "Studio Loto",
  maxParticipants: 8,
  minParticipants: 3,
  duration: "6 incontri di un'ora",
  schedule: "Lunedì e venerdì, 13:00 – 14:00",
  startDate: "2026-12-07",
  endDate: null,
  isMultiDay: true,
  googleFormUrl: null,
  isActive: true,
  requiresRegistration: true,
  isPopular: false,
  isFeatured: false,
  additionalInfo: [],
  createdAt: "2026-11-01T10:00:00.000Z",
};
