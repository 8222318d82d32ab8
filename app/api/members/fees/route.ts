import { defineRoute, endpoint } from "@/lib/http/define-route";
import { feesCreatedSchema, feesInputSchema } from "@/lib/schemas/membership/member";
import { createFees } from "@/lib/services/membership/charge-members";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/fees", {
  POST: endpoint({
    summary: "Crea le quote di un anno sociale ai soci che non sono coperti fino alla sua fine",
    access: "staff",
    keys: "refused",
    audits: ["fee.create"],
    body: feesInputSchema,
    output: feesCreatedSchema,
    handle: async ({ body }) => ({ created: await createFees(body.year) }),
  }),
});
