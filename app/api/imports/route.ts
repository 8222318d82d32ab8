import { z } from "zod";
import { listImports } from "@/lib/data/import/imports";
import { IMPORT_LIMIT_BYTES } from "@/lib/domain/import/import-kinds";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { importFormSchema, importPlanSchema, importSummarySchema } from "@/lib/schemas/import/import";
import { readImport } from "@/lib/services/import/imports";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/imports", {
  GET: endpoint({
    summary: "Le importazioni fatte, dalla più recente",
    access: "staff",
    keys: "refused",
    output: z.array(importSummarySchema),
    handle: () => listImports(),
  }),
  POST: endpoint({
    summary: "Legge un file da importare e dice riga per riga che cosa non va; non crea ancora nulla",
    access: "staff",
    keys: "refused",
    audits: ["import.create"],
    form: { file: "file", limitBytes: IMPORT_LIMIT_BYTES, fields: importFormSchema },
    output: importPlanSchema,
    status: 201,
    errors: ["VALIDATION", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    handle: ({ body, file, now }) => readImport(body, file, now),
  }),
});
