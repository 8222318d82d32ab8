import { defineRoute, endpoint } from "@/lib/http/define-route";
import { chargeDetailsSchema, chargeParams } from "@/lib/schemas/till/charge";
import { findChargeDetails } from "@/lib/services/till/charge-details";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payables/{kind}/{id}", {
  GET: endpoint({
    summary: "Una prenotazione o iscrizione per la cassa: saldo, e a chi si intesta la ricevuta",
    access: "desk",
    keys: "money:read",
    params: chargeParams,
    output: chargeDetailsSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params }) => findChargeDetails(params),
  }),
});
