import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseSchema, courseUpdateSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { changeOffering, removeOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un corso",
    access: "staff",
    audits: ["course.update"],
    params: idParams,
    body: courseUpdateSchema,
    output: courseSchema,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => changeOffering("course", params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Elimina un corso senza iscrizioni",
    access: "staff",
    audits: ["course.delete"],
    params: idParams,
    output: z.object({ success: z.literal(true) }),
    errors: ["IN_USE"],
    handle: async ({ params }) => {
      await removeOffering("course", params.id);
      return { success: true as const };
    },
  }),
});
