import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endInvitation } from "@/lib/services/person/invitations";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/invitations/{id}", {
  DELETE: endpoint({
    summary: "Ritira un invito aperto: il suo link non vale più",
    access: "admin",
    keys: "refused",
    audits: ["invitation.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params }) => done(endInvitation(params.id)),
  }),
});
