import { defineRoute, endpoint } from "@/lib/http/define-route";
import { importParams, invitedSchema } from "@/lib/schemas/import/import";
import { invitePeople } from "@/lib/services/import/invite-people";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/imports/{id}/invitations", {
  POST: endpoint({
    summary: "Invita le persone importate a scegliere una password, una volta sola ciascuna",
    access: "staff",
    keys: "refused",
    audits: ["import.message"],
    params: importParams,
    output: invitedSchema,
    errors: ["NOT_FOUND", "NOT_CHANGEABLE"],
    handle: async ({ params, now }) => ({ sent: await invitePeople(params.id, now) }),
  }),
});
