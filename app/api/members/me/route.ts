import { defineRoute, endpoint } from "@/lib/http/define-route";
import { myMemberSchema } from "@/lib/schemas/membership/member";
import { findOwnMembership } from "@/lib/services/membership/own-membership";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/me", {
  GET: endpoint({
    summary: "La propria domanda o tessera, la più recente",
    access: "user",
    keys: "refused",
    output: myMemberSchema,
    handle: async ({ user }) => ({ member: await findOwnMembership(user.id) }),
  }),
});
