import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { bankChangeSchema, bankMovementSchema } from "@/lib/schemas/import/bank";
import { changeMovement } from "@/lib/services/import/bank-movements";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-movements/{id}", {
  PATCH: endpoint({
    summary: "Mette da parte un movimento della banca, o lo riprende",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-movement.update"],
    params: idParams,
    body: bankChangeSchema,
    output: bankMovementSchema,
    errors: ["DUPLICATE"],
    handle: ({ params, body, now }) => changeMovement(params.id, body.isAside, now),
  }),
});
