import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { lessonSchema, lessonsQuerySchema } from "@/lib/schemas/catalogue/lesson";
import { idParams } from "@/lib/schemas/fields";
import { listLessons } from "@/lib/services/catalogue/lessons";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/lessons", {
  GET: endpoint({
    summary: "Le lezioni di un corso con i posti liberi",
    access: "public",
    keys: "public",
    params: idParams,
    query: lessonsQuerySchema,
    output: z.array(lessonSchema),
    handle: ({ params, query, user, now }) => listLessons(params.id, query, user, now),
  }),
});
