import { z } from "zod";
import { listBankFiles } from "@/lib/data/import/bank-files";
import { IMPORT_LIMIT_BYTES } from "@/lib/domain/import/import-kinds";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bankFileFormSchema, bankFileSchema, bankReadSchema } from "@/lib/schemas/import/bank";
import { readBankFile } from "@/lib/services/import/bank-files";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-files", {
  GET: endpoint({
    summary: "I file della banca letti, dal più recente",
    access: "treasurer",
    keys: "refused",
    output: z.array(bankFileSchema),
    handle: () => listBankFiles(),
  }),
  POST: endpoint({
    summary: "Legge i movimenti di un file della banca; quelli già letti restano come sono",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-file.create"],
    form: { file: "file", limitBytes: IMPORT_LIMIT_BYTES, fields: bankFileFormSchema },
    output: bankReadSchema,
    status: 201,
    errors: ["VALIDATION", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    handle: ({ body, file, user, now }) => readBankFile(file, body, user.id, now),
  }),
});
