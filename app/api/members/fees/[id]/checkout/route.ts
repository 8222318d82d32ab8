import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { beginOtherCheckout } from "@/lib/services/till/checkout";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/fees/{id}/checkout", {
  POST: endpoint({
    summary: "Comincia il pagamento con carta della propria quota",
    access: "user",
    keys: "refused",
    params: idParams,
    output: z.object({ url: z.string() }),
    errors: ["NOTHING_DUE"],
    handle: async ({ params, user }) => ({ url: await beginOtherCheckout("fee", params.id, user) }),
  }),
});
