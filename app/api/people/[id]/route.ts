import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { personCardSchema } from "@/lib/schemas/panel/people";
import { personChangeSchema } from "@/lib/schemas/person/person";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changePersonRecord, findPersonCard } from "@/lib/services/panel/keep-people";
import { erasePersonWithoutAccount } from "@/lib/services/privacy/erase-person";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/people/{id}", {
  GET: endpoint({
    summary: "Una persona con tutto ciò che la riguarda, dal più recente",
    access: "desk",
    keys: "people:read",
    params: idParams,
    output: personCardSchema,
    handle: ({ params }) => findPersonCard(params.id),
  }),
  PATCH: endpoint({
    summary: "Cambia i dati di una persona, e quelli che ha in comune con il suo account",
    access: "desk",
    keys: "refused",
    audits: ["person.update"],
    params: idParams,
    body: personChangeSchema,
    output: personCardSchema,
    errors: ["DUPLICATE"],
    handle: ({ params, body, user, now }) => changePersonRecord(params.id, body, user, now),
  }),
  DELETE: endpoint({
    summary: "Elimina una persona senza account, come l'eliminazione di un account",
    access: "admin",
    keys: "refused",
    audits: ["person.delete", "booking.cancel"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params, now }) => done(erasePersonWithoutAccount(params.id, now)),
  }),
});
