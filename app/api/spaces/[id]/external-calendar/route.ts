import { defineRoute, endpoint } from "@/lib/http/define-route";
import { externalCalendarStateSchema } from "@/lib/schemas/external-calendar";
import { idParams } from "@/lib/schemas/fields";
import { externalCalendarState } from "@/lib/services/follow-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/external-calendar", {
  GET: endpoint({
    summary: "Come sta il calendario esterno che uno spazio segue, senza interrogarlo",
    access: "admin",
    params: idParams,
    output: externalCalendarStateSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params, now }) => externalCalendarState(params.id, now),
  }),
});
