import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { attendanceSchema, courseAttendanceQuerySchema } from "@/lib/schemas/sign-up/attendance";
import { readAttendance } from "@/lib/services/sign-up/attendance";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/attendance", {
  GET: endpoint({
    summary: "Chi era atteso e chi è venuto a un corso, lezione per lezione",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    query: courseAttendanceQuerySchema,
    output: attendanceSchema,
    errors: ["FORBIDDEN"],
    handle: ({ params, query, user, now }) =>
      readAttendance({ kind: "course", id: params.id }, query, user, now),
  }),
});
