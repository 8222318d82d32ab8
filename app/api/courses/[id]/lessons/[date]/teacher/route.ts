import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  lessonParams,
  lessonTeacherSchema,
  lessonTimeQuery,
  lessonWithRecipientsSchema,
} from "@/lib/schemas/catalogue/lesson";
import { substituteTeacher } from "@/lib/services/sign-up/substitute-teacher";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/lessons/{date}/teacher", {
  POST: endpoint({
    summary:
      "Affida una lezione di un corso a un sostituto, o di nuovo ai suoi insegnanti, e avvisa chi ci viene",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.update"],
    params: lessonParams,
    query: lessonTimeQuery,
    body: lessonTeacherSchema,
    output: lessonWithRecipientsSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params: { id, date }, query: { time }, body, now }) =>
      substituteTeacher({ courseId: id, date, time }, body, now),
  }),
});
