import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { extraOfPanelSchema, extraUpdateSchema } from "@/lib/schemas/room-time/extras";
import { changeExtra, removeExtra } from "@/lib/services/space/change-extras";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/extras/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un extra",
    access: "staff",
    keys: "refused",
    audits: ["extra.update"],
    params: idParams,
    body: extraUpdateSchema,
    output: extraOfPanelSchema,
    handle: ({ params, body }) => changeExtra(params.id, body),
  }),
  DELETE: endpoint({
    summary: "Elimina un extra che nessuna prenotazione ha",
    access: "staff",
    keys: "refused",
    audits: ["extra.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeExtra(params.id)),
  }),
});
