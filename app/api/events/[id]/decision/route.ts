import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventWithRecipientsSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { decideEvent } from "@/lib/services/sign-up/cancel-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/decision", {
  POST: endpoint({
    summary: "Decide se un evento si tiene: confermato con il numero minimo, altrimenti annullato",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.confirm", "event.cancel"],
    params: idParams,
    output: eventWithRecipientsSchema,
    handle: ({ params, now }) => decideEvent(params.id, now),
  }),
});
