import { notFoundError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { decisionInputSchema, sentMemberSchema } from "@/lib/schemas/membership/member";
import { decideApplications } from "@/lib/services/membership/decide";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/{id}/decision", {
  POST: endpoint({
    summary: "Ammette o respinge una domanda: numero, quota ed e-mail",
    access: "admin",
    keys: "refused",
    audits: ["member.decide"],
    params: idParams,
    body: decisionInputSchema,
    output: sentMemberSchema,
    errors: ["DUPLICATE"],
    handle: async ({ params, body, user, now }) => {
      const [member] = await decideApplications([params.id], body, user, now);
      if (member === undefined) throw notFoundError("member");
      return member;
    },
  }),
});
