import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { personUpdateSchema, personWithHistorySchema } from "@/lib/schemas/panel/person";
import { changePerson, findPersonWithHistory } from "@/lib/services/panel/change-person";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/{id}", {
  GET: endpoint({
    summary: "Una persona con le sue prenotazioni e iscrizioni",
    access: "desk",
    params: idParams,
    output: personWithHistorySchema,
    handle: ({ params }) => findPersonWithHistory(params.id),
  }),
  PATCH: endpoint({
    summary: "Cambia tessera e nota di una persona; per gli amministratori anche il ruolo",
    access: "desk",
    audits: ["user.update", "user.role-change"],
    params: idParams,
    body: personUpdateSchema,
    output: personWithHistorySchema,
    handle: ({ params, body, user }) => changePerson(params.id, body, user),
  }),
});
