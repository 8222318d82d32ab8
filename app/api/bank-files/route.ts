import { z } from "zod";
import { listBankFiles } from "@/lib/data/import/bank-files";
import { IMPORT_LIMIT_BYTES } from "@/lib/domain/import/import-kinds";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { readMultipart } from "@/lib/http/multipart";
import { bankFileFormSchema, bankFileSchema, bankReadSchema } from "@/lib/schemas/import/bank";
import { parseInput } from "@/lib/schemas/parse-input";
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
    form: { file: "file", fields: bankFileFormSchema },
    output: bankReadSchema,
    status: 201,
    errors: ["VALIDATION", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    handle: async ({ request, user, now }) => {
      const { fields, file } = await readMultipart(request, "file", IMPORT_LIMIT_BYTES);
      return readBankFile(file, parseInput(bankFileFormSchema, fields), user.id, now);
    },
  }),
});
