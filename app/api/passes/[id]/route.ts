import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { passSchema } from "@/lib/schemas/pass/pass";
import { requireVisiblePass } from "@/lib/services/pass/change-pass";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/passes/{id}", {
  GET: endpoint({
    summary: "Un carnet con i suoi ingressi, per chi l'ha e per il pannello",
    access: "user",
    keys: "refused",
    params: idParams,
    output: passSchema,
    handle: ({ params, user, now }) => requireVisiblePass(params.id, user, now),
  }),
});
