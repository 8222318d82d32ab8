import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { receiptMailSchema } from "@/lib/schemas/till/receipt";
import { sendReceipt } from "@/lib/services/till/make-receipt";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/receipts/{id}/mail", {
  POST: endpoint({
    summary: "Manda di nuovo una ricevuta per e-mail a chi ha pagato",
    access: "desk",
    keys: "money:write",
    audits: ["receipt.message"],
    params: idParams,
    output: receiptMailSchema,
    isIdempotent: true,
    errors: ["NOT_FOUND", "CANCELED"],
    handle: ({ params, idempotency }) => sendReceipt(params.id, idempotency),
  }),
});
