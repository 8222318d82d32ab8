import { defineRoute, endpoint } from "@/lib/http/define-route";
import { mailDeliverySchema } from "@/lib/schemas/site/mail";
import { mailServerState } from "@/lib/services/panel/mail-server";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mails/delivery", {
  GET: endpoint({
    summary: "Se le e-mail partono davvero: senza server di posta restano file sul computer del sito",
    access: "desk",
    keys: "refused",
    output: mailDeliverySchema,
    handle: async () => ({ hasServer: (await mailServerState()).source !== "none" }),
  }),
});
