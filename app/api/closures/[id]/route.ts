import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { closureSavedSchema, closureUpdateSchema } from "@/lib/schemas/closure/closure";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changeClosure, liftClosure } from "@/lib/services/closure/closures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/closures/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di una chiusura",
    access: "staff",
    keys: "refused",
    audits: ["closure.update", "booking.cancel"],
    params: idParams,
    body: closureUpdateSchema,
    output: closureSavedSchema,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => changeClosure(params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Toglie una chiusura",
    access: "staff",
    keys: "refused",
    audits: ["closure.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params }) => done(liftClosure(params.id)),
  }),
});
