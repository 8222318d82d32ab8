import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseInputSchema, courseOfPanelSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { restoreOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/restoration", {
  POST: endpoint({
    summary: "Rimette con il suo numero un corso appena eliminato",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.restore"],
    params: idParams,
    body: courseInputSchema,
    output: courseOfPanelSchema,
    status: 201,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => restoreOffering("course", params.id, body, now),
  }),
});
