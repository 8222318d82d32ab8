import { defineRoute, endpoint } from "@/lib/http/define-route";
import { payableDetailsSchema, payableParams } from "@/lib/schemas/till/payable";
import { findPayableDetails } from "@/lib/services/till/payable-details";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payables/{kind}/{id}", {
  GET: endpoint({
    summary: "Una prenotazione o iscrizione per la cassa: saldo, e a chi si intesta la ricevuta",
    access: "desk",
    keys: "money:read",
    params: payableParams,
    output: payableDetailsSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params }) => findPayableDetails(params),
  }),
});
