import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { mergeInputSchema, personCardSchema } from "@/lib/schemas/panel/people";
import { mergePeople } from "@/lib/services/panel/merge-people";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/people/{id}/merge", {
  POST: endpoint({
    summary: "Unisce una persona a un'altra, a cui passa tutto ciò che la riguarda",
    access: "admin",
    keys: "refused",
    audits: ["person.merge"],
    params: idParams,
    body: mergeInputSchema,
    output: personCardSchema,
    errors: ["IN_USE"],
    handle: ({ params, body, user }) => mergePeople(params.id, body.into, user),
  }),
});
