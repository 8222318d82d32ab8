import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bankListQuerySchema, bankMovementSchema } from "@/lib/schemas/import/bank";
import { findBankMovements } from "@/lib/services/import/bank-movements";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-movements", {
  GET: endpoint({
    summary:
      "I movimenti della banca, dal più recente, con quello che sono nei conti o che probabilmente sono",
    access: "treasurer",
    keys: "refused",
    query: bankListQuerySchema,
    output: z.array(bankMovementSchema),
    handle: async ({ query, headers }) => {
      const { movements, total } = await findBankMovements(query);
      headers.set("X-Total-Count", String(total));
      return movements;
    },
  }),
});
