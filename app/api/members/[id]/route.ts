import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { memberChangeSchema, memberSchema } from "@/lib/schemas/membership/member";
import { changeMember, requireMember } from "@/lib/services/membership/keep-members";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/{id}", {
  GET: endpoint({
    summary: "Un socio o una domanda, con le quote",
    access: "staff",
    keys: "refused",
    params: idParams,
    output: memberSchema,
    handle: ({ params }) => requireMember(params.id),
  }),
  PATCH: endpoint({
    summary: "Cambia la categoria di un socio, da oggi in poi",
    access: "staff",
    keys: "refused",
    audits: ["member.update"],
    params: idParams,
    body: memberChangeSchema,
    output: memberSchema,
    errors: ["NOT_CHANGEABLE"],
    handle: ({ params, body, user }) => changeMember(params.id, body, user),
  }),
});
