import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { externalCalendarStateSchema } from "@/lib/schemas/room-time/external-calendar";
import { externalCalendarState } from "@/lib/services/space/follow-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/external-calendar", {
  GET: endpoint({
    summary: "Come sta il calendario esterno che uno spazio segue, senza interrogarlo",
    access: "staff",
    keys: "refused",
    params: idParams,
    output: externalCalendarStateSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params, now }) => externalCalendarState(params.id, now),
  }),
});
