import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { oneMailingSchema } from "@/lib/schemas/panel/mailing";
import { endMailing, requireMailing } from "@/lib/services/panel/mailings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mailings/{id}", {
  GET: endpoint({
    summary: "Una comunicazione, con lo stato di ogni persona",
    access: "staff",
    keys: "refused",
    params: idParams,
    output: oneMailingSchema,
    handle: ({ params }) => requireMailing(params.id),
  }),
  DELETE: endpoint({
    summary: "Ferma una comunicazione: ciò che non è ancora partito resta",
    access: "staff",
    keys: "refused",
    audits: ["mailing.cancel"],
    params: idParams,
    output: oneMailingSchema,
    handle: ({ params, now }) => endMailing(params.id, now),
  }),
});
