import { defineRoute, endpoint } from "@/lib/http/define-route";
import { deliveryParams, webhookDeliveryDetailsSchema } from "@/lib/schemas/program/webhook";
import { requireDelivery } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/webhook-endpoints/{id}/deliveries/{deliveryId}",
  {
    GET: endpoint({
      summary: "Un avviso degli ultimi 30 giorni: che cosa è stato mandato e che cosa è tornato",
      access: "admin",
      keys: "refused",
      params: deliveryParams,
      output: webhookDeliveryDetailsSchema,
      handle: ({ params, now }) => requireDelivery(params.id, params.deliveryId, now),
    }),
  },
);
