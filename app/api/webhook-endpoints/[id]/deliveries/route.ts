import { z } from "zod";
import { listDeliveries } from "@/lib/data/program/webhook-deliveries";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams, pageQuery } from "@/lib/schemas/fields";
import { webhookDeliverySchema } from "@/lib/schemas/program/webhook";
import { requireWebhookEndpoint } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhook-endpoints/{id}/deliveries", {
  GET: endpoint({
    summary: "Gli avvisi degli ultimi 30 giorni a un indirizzo, dal più recente",
    access: "admin",
    keys: "refused",
    params: idParams,
    query: z.object(pageQuery),
    output: z.array(webhookDeliverySchema),
    handle: async ({ params, query, headers, now }) => {
      await requireWebhookEndpoint(params.id);
      const { deliveries, total } = await listDeliveries(params.id, query, now);
      headers.set("X-Total-Count", String(total));
      return deliveries;
    },
  }),
});
