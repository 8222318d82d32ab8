import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { courseBookingChangedSchema, courseBookingUpdateSchema } from "@/lib/schemas/sign-up/course-booking";
import { changeCourseBooking } from "@/lib/services/sign-up/change-course-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/course-bookings/{id}", {
  PUT: endpoint({
    summary: "Cambia lo stato o l'importo della prenotazione di un corso",
    access: "desk",
    audits: ["course-booking.update", "course-booking.cancel", "course-booking.restore"],
    params: idParams,
    body: courseBookingUpdateSchema,
    output: courseBookingChangedSchema,
    errors: ["COURSE_FULL", "CANCELED", "DUPLICATE"],
    handle: ({ params, body, now }) => changeCourseBooking(params.id, body, now),
  }),
});
