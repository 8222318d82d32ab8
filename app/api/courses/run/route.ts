import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseRunQuerySchema, courseRunSchema } from "@/lib/schemas/catalogue/course-run";
import { findCourseRun } from "@/lib/services/catalogue/course-days";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/run", {
  GET: endpoint({
    summary:
      "Quante lezioni ha un corso fino all'ultimo giorno, o quale è l'ultimo giorno per tante lezioni, senza festività e chiusure",
    access: "staff",
    keys: "refused",
    query: courseRunQuerySchema,
    output: courseRunSchema,
    handle: ({ query }) => findCourseRun(query),
  }),
});
