import { z } from "zod";
import { listCourseBookings } from "@/lib/data/sign-up/course-bookings";
import { hasEmail } from "@/lib/domain/person/email";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  courseBookingCreatedSchema,
  courseBookingInputSchema,
  courseBookingListQuerySchema,
  courseBookingSchema,
} from "@/lib/schemas/sign-up/course-booking";
import { bookCourse } from "@/lib/services/sign-up/book-course";
import { signUpOwner } from "@/lib/services/sign-up/sign-up-owner";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/course-bookings", {
  GET: endpoint({
    summary: "Le proprie prenotazioni di corsi; per un amministratore tutte",
    access: "user",
    query: courseBookingListQuerySchema,
    output: z.array(courseBookingSchema),
    handle: async ({ query: { mine, ...query }, user, headers }) => {
      const sees = user.isAdmin && mine !== "true" ? null : user.id;
      const { courseBookings, total } = await listCourseBookings(query, sees);
      headers.set("X-Total-Count", String(total));
      return courseBookings;
    },
  }),
  POST: endpoint({
    summary: "Prenota un corso",
    access: "public",
    body: courseBookingInputSchema,
    output: courseBookingCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "participation",
    errors: ["NOT_FOUND", "COURSE_FULL", "REGISTRATION_CLOSED", "CANCELED", "DUPLICATE", "PRICE_CHANGED"],
    handle: async ({ body, user, idempotency, now }) => {
      const owner = await signUpOwner(body.email, user);
      const created = await bookCourse(body, owner, idempotency, now);
      return user?.isAdmin ? { ...created, sent: hasEmail(created.courseBooking.email) } : created;
    },
  }),
});
