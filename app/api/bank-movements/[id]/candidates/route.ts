import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { bankCandidateQuerySchema, bankTargetSchema } from "@/lib/schemas/import/bank";
import { listBankCandidates } from "@/lib/services/import/bank-candidates";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-movements/{id}/candidates", {
  GET: endpoint({
    summary: "Che cosa può essere un movimento della banca, dal più probabile",
    access: "treasurer",
    keys: "refused",
    params: idParams,
    query: bankCandidateQuerySchema,
    output: z.array(bankTargetSchema),
    handle: ({ params, query }) => listBankCandidates(params.id, query.q ?? ""),
  }),
});
