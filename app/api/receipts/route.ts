import { z } from "zod";
import { listReceipts } from "@/lib/data/till/receipts";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  receiptInputSchema,
  receiptListQuerySchema,
  receiptSchema,
  sentReceiptSchema,
} from "@/lib/schemas/till/receipt";
import { makeReceipt } from "@/lib/services/till/make-receipt";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/receipts", {
  GET: endpoint({
    summary: "Le proprie ricevute; per un amministratore tutte",
    access: "user",
    keys: "money:read",
    query: receiptListQuerySchema,
    output: z.array(receiptSchema),
    handle: async ({ query: { mine, ...query }, user, headers }) => {
      const sees = user.isAdmin && mine !== "true" ? null : user.id;
      const { receipts, total } = await listReceipts(query, sees);
      headers.set("X-Total-Count", String(total));
      return receipts;
    },
  }),
  POST: endpoint({
    summary: "Emette una ricevuta per i pagamenti di una persona",
    access: "desk",
    keys: "money:write",
    audits: ["receipt.create"],
    body: receiptInputSchema,
    output: sentReceiptSchema,
    status: 201,
    isIdempotent: true,
    errors: ["NOT_FOUND", "IN_USE"],
    handle: ({ body, accountId, idempotency, now }) => makeReceipt(body, accountId, idempotency, now),
  }),
});
