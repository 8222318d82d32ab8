import { defineRoute, endpoint } from "@/lib/http/define-route";
import { applicationInputSchema, ownMemberSchema } from "@/lib/schemas/membership/member";
import { applyForMembership } from "@/lib/services/membership/apply";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/applications", {
  POST: endpoint({
    summary: "Chiede di diventare socio",
    access: "user",
    keys: "refused",
    audits: ["member.create"],
    body: applicationInputSchema,
    output: ownMemberSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE"],
    limitsMail: true,
    handle: ({ body, user, idempotency, now }) => applyForMembership(body, user, idempotency, now),
  }),
});
