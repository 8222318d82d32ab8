import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endScreen } from "@/lib/services/panel/screens";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/screens/{id}", {
  DELETE: endpoint({
    summary: "Chiude uno schermo: i suoi indirizzi non portano più a nulla",
    access: "staff",
    keys: "refused",
    audits: ["screen.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params }) => done(endScreen(params.id)),
  }),
});
