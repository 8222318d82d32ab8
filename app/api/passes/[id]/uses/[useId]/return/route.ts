import { defineRoute, endpoint } from "@/lib/http/define-route";
import { passSchema, passUseParams, passUseReturnSchema } from "@/lib/schemas/pass/pass";
import { returnEntries } from "@/lib/services/pass/change-pass";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/passes/{id}/uses/{useId}/return", {
  POST: endpoint({
    summary: "Restituisce a mano gli ingressi di un uso, con il motivo nel registro",
    access: "desk",
    keys: "refused",
    audits: ["pass.give-back"],
    params: passUseParams,
    body: passUseReturnSchema,
    output: passSchema,
    errors: ["DUPLICATE"],
    handle: ({ params, body, now }) => returnEntries(params, body.reason, now),
  }),
});
