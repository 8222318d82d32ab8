import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventToldSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { allCanceledInputSchema } from "@/lib/schemas/sign-up/participation";
import { cancelEvent } from "@/lib/services/sign-up/cancel-event";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla un evento e avvisa tutti gli iscritti",
    access: "staff",
    audits: ["event.cancel"],
    params: idParams,
    body: allCanceledInputSchema,
    output: eventToldSchema,
    handle: ({ params, body, now }) => cancelEvent(params.id, body, now),
  }),
});
