import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { feeSchema, waiverInputSchema } from "@/lib/schemas/membership/member";
import { waiveFee } from "@/lib/services/membership/charge-members";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/fees/{id}/waiver", {
  POST: endpoint({
    summary: "Non richiede più ciò che resta da pagare di una quota",
    access: "admin",
    keys: "refused",
    audits: ["fee.waive"],
    params: idParams,
    body: waiverInputSchema,
    output: feeSchema,
    errors: ["DUPLICATE", "NOTHING_DUE"],
    handle: ({ params, body, user, now }) => waiveFee(params.id, body.reason, user, now),
  }),
});
