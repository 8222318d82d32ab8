import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventInputSchema, eventOfPanelSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { restoreOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/restoration", {
  POST: endpoint({
    summary: "Rimette con il suo numero un evento appena eliminato",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.restore"],
    params: idParams,
    body: eventInputSchema,
    output: eventOfPanelSchema,
    status: 201,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => restoreOffering("event", params.id, body, now),
  }),
});
