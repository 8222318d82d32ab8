import { defineRoute, endpoint } from "@/lib/http/define-route";
import { attendanceMarkSchema } from "@/lib/schemas/sign-up/attendance";
import { markAttendance } from "@/lib/services/sign-up/attendance";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/attendance", {
  POST: endpoint({
    summary:
      "Segna presente o assente una persona a un corso o a un evento, in un giorno; chi insegna per le sue lezioni",
    access: "user",
    keys: "bookings:write",
    audits: ["registration.check-in", "course-booking.check-in"],
    body: attendanceMarkSchema,
    output: attendanceMarkSchema,
    errors: ["NOT_FOUND", "FORBIDDEN", "CANCELED"],
    handle: ({ body, user, now }) => markAttendance(body, user, now),
  }),
});
