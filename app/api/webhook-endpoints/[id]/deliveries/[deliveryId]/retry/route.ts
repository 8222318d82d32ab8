import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { deliveryParams } from "@/lib/schemas/program/webhook";
import { retryDelivery } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry",
  {
    POST: endpoint({
      summary: "Manda di nuovo un avviso, anche se era già consegnato",
      access: "admin",
      keys: "refused",
      audits: ["webhook-endpoint.message"],
      params: deliveryParams,
      output: successSchema,
      status: 202,
      handle: ({ params, now }) => done(retryDelivery(params.id, params.deliveryId, now)),
    }),
  },
);
