import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  lessonMoveSchema,
  lessonParams,
  lessonTimeQuery,
  lessonWithRecipientsSchema,
} from "@/lib/schemas/catalogue/lesson";
import { moveLesson } from "@/lib/services/sign-up/change-lesson";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/lessons/{date}/move", {
  POST: endpoint({
    summary: "Sposta una lezione di un corso e avvisa chi ci viene",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.move"],
    params: lessonParams,
    query: lessonTimeQuery,
    body: lessonMoveSchema,
    output: lessonWithRecipientsSchema,
    errors: ["NOT_FOUND", "CANCELED", "NOT_CHANGEABLE", "CLASHES"],
    handle: ({ params: { id, date }, query: { time }, body, now }) =>
      moveLesson({ courseId: id, date, time }, body, now),
  }),
});
