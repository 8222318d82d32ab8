import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { feeInputSchema, feeSchema } from "@/lib/schemas/membership/member";
import { chargeMember } from "@/lib/services/membership/charge-members";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/{id}/fees", {
  POST: endpoint({
    summary: "Aggiunge a un socio una quota per un periodo qualsiasi",
    access: "admin",
    keys: "refused",
    audits: ["fee.create"],
    params: idParams,
    body: feeInputSchema,
    output: feeSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE", "NOT_CHANGEABLE"],
    handle: ({ params, body, user, idempotency }) => chargeMember(params.id, body, user, idempotency),
  }),
});
