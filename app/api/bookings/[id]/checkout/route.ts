import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { beginCheckout } from "@/lib/services/till/checkout";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/checkout", {
  POST: endpoint({
    summary: "Comincia il pagamento con carta di quanto è dovuto",
    access: "user",
    keys: "refused",
    params: idParams,
    output: z.object({ url: z.string() }),
    errors: ["NOTHING_DUE"],
    handle: async ({ params, user }) => ({ url: await beginCheckout(params.id, user) }),
  }),
});
