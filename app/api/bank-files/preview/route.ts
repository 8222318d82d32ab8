import { IMPORT_LIMIT_BYTES } from "@/lib/domain/import/import-kinds";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bankFileFormSchema, bankPlanSchema } from "@/lib/schemas/import/bank";
import { planBankFile } from "@/lib/services/import/bank-files";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-files/preview", {
  POST: endpoint({
    summary: "Che cosa si leggerebbe in un file della banca; non registra nulla",
    access: "treasurer",
    keys: "refused",
    form: { file: "file", limitBytes: IMPORT_LIMIT_BYTES, fields: bankFileFormSchema },
    output: bankPlanSchema,
    errors: ["VALIDATION", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    handle: ({ body, file, now }) => planBankFile(file, body, now),
  }),
});
