import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { externalCalendarSchema } from "@/lib/schemas/room-time/external-calendar";
import { syncCalendar } from "@/lib/services/space/follow-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/external-calendar/sync", {
  POST: endpoint({
    summary: "Legge adesso il calendario esterno che uno spazio segue e ne occupa gli orari",
    access: "staff",
    keys: "refused",
    audits: ["space.sync"],
    params: idParams,
    output: externalCalendarSchema,
    errors: ["NOT_FOUND", "UNAVAILABLE"],
    handle: ({ params, now }) => syncCalendar(params.id, now, { isRecorded: true }),
  }),
});
