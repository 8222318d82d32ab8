import { defineRoute, endpoint } from "@/lib/http/define-route";
import { decisionsInputSchema, decisionsSchema } from "@/lib/schemas/membership/member";
import { decideApplications } from "@/lib/services/membership/decide";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/decisions", {
  POST: endpoint({
    summary: "Decide più domande con una delibera, tutte o nessuna; i numeri seguono l'ordine degli id",
    access: "admin",
    keys: "refused",
    audits: ["member.decide"],
    body: decisionsInputSchema,
    output: decisionsSchema,
    errors: ["NOT_FOUND", "DUPLICATE"],
    handle: async ({ body: { ids, ...decision }, user, now }) => {
      const members = await decideApplications(ids, decision, user, now);
      return { members, sent: members.filter(({ sent }) => sent).length };
    },
  }),
});
