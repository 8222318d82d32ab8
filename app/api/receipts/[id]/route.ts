import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { requireVisibleReceipt } from "@/lib/services/till/make-receipt";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/receipts/{id}", {
  GET: endpoint({
    summary: "Una ricevuta, per l'intestatario e per l'amministratore",
    access: "user",
    keys: "money:read",
    params: idParams,
    output: receiptSchema,
    handle: ({ params, user }) => requireVisibleReceipt(params.id, user),
  }),
});
