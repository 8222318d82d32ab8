import { z } from "zod";
import { listMembers } from "@/lib/data/panel/listed-members";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  memberSchema,
  membersQuerySchema,
  paperApplicationInputSchema,
  sentMemberSchema,
} from "@/lib/schemas/membership/member";
import { enterApplication } from "@/lib/services/membership/apply";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members", {
  GET: endpoint({
    summary: "I soci e le domande, per nome",
    access: "staff",
    keys: "refused",
    query: membersQuerySchema,
    output: z.array(memberSchema),
    handle: async ({ query, headers }) => {
      const { members, total } = await listMembers(query);
      headers.set("X-Total-Count", String(total));
      return members;
    },
  }),
  POST: endpoint({
    summary: "Registra una domanda arrivata su carta",
    access: "staff",
    keys: "refused",
    audits: ["member.create"],
    body: paperApplicationInputSchema,
    output: sentMemberSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE"],
    handle: ({ body, user, idempotency, now }) => enterApplication(body, user, idempotency, now),
  }),
});
