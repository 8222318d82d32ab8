import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { canceledPassSchema, passCancellationSchema } from "@/lib/schemas/pass/pass";
import { cancelPass } from "@/lib/services/pass/change-pass";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/passes/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla un carnet, con quanto se ne rimborsa",
    access: "desk",
    keys: "refused",
    audits: ["pass.cancel"],
    params: idParams,
    body: passCancellationSchema,
    output: canceledPassSchema,
    errors: ["CANCELED", "AMOUNT_TOO_HIGH"],
    handle: ({ params, body, now }) => cancelPass(params.id, body, now),
  }),
});
