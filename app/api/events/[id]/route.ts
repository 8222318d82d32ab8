import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { eventChangedSchema, eventChangeSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { removeOffering } from "@/lib/services/catalogue/change-offering";
import { changeEvent } from "@/lib/services/sign-up/change-and-notify";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}", {
  PUT: endpoint({
    summary:
      "Modifica i campi inviati di un evento; se cambia giorno, ora o sala avvisa gli iscritti, salvo notify false",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.update"],
    params: idParams,
    body: eventChangeSchema,
    output: eventChangedSchema,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => changeEvent(params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Elimina un evento senza iscrizioni",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeOffering("event", params.id)),
  }),
});
