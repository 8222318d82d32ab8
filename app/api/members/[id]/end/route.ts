import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { endInputSchema, memberSchema } from "@/lib/schemas/membership/member";
import { endMembership } from "@/lib/services/membership/decide";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/{id}/end", {
  POST: endpoint({
    summary: "Registra la fine dell'adesione di un socio",
    access: "admin",
    keys: "refused",
    audits: ["member.end"],
    params: idParams,
    body: endInputSchema,
    output: memberSchema,
    errors: ["NOT_CHANGEABLE"],
    handle: ({ params, body, user, now }) => endMembership(params.id, body, user, now),
  }),
});
