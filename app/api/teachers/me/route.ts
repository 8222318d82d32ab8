import { defineRoute, endpoint } from "@/lib/http/define-route";
import { taughtLessonsQuerySchema, taughtLessonsSchema } from "@/lib/schemas/sign-up/taught-lessons";
import { listTaughtLessons } from "@/lib/services/sign-up/taught-lessons";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/teachers/me", {
  GET: endpoint({
    summary: "Le lezioni di chi insegna, con quante persone sono attese e presenti",
    access: "user",
    keys: "refused",
    query: taughtLessonsQuerySchema,
    output: taughtLessonsSchema,
    errors: ["NOT_FOUND"],
    handle: ({ query, user, language, now }) => listTaughtLessons(user.id, query, language, now),
  }),
});
