import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseToldSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { allCanceledInputSchema } from "@/lib/schemas/sign-up/participation";
import { cancelCourse } from "@/lib/services/sign-up/cancel-course";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla un corso e avvisa tutti gli iscritti",
    access: "staff",
    audits: ["course.cancel"],
    params: idParams,
    body: allCanceledInputSchema,
    output: courseToldSchema,
    handle: ({ params, body, now }) => cancelCourse(params.id, body, now),
  }),
});
