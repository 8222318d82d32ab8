import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { reasonSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { cancelReceipt } from "@/lib/services/till/make-receipt";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/receipts/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla una ricevuta, che conserva il suo numero",
    access: "staff",
    keys: "money:write",
    audits: ["receipt.cancel"],
    params: idParams,
    body: reasonSchema,
    output: receiptSchema,
    errors: ["CANCELED"],
    handle: ({ params, body, now }) => cancelReceipt(params.id, body.reason, now),
  }),
});
