import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { attendanceQuerySchema, attendanceSchema } from "@/lib/schemas/sign-up/attendance";
import { readAttendance } from "@/lib/services/sign-up/attendance";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/attendance", {
  GET: endpoint({
    summary: "Chi era atteso e chi è venuto a un evento, giorno per giorno",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    query: attendanceQuerySchema,
    output: attendanceSchema,
    errors: ["FORBIDDEN"],
    handle: ({ params, query, user, now }) =>
      readAttendance({ kind: "event", id: params.id }, query, user, now),
  }),
});
