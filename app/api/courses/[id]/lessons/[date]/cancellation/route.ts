import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  lessonCancellationSchema,
  lessonParams,
  lessonTimeQuery,
  lessonWithRecipientsSchema,
} from "@/lib/schemas/catalogue/lesson";
import { cancelLesson } from "@/lib/services/sign-up/change-lesson";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/courses/{id}/lessons/{date}/cancellation",
  {
    POST: endpoint({
      summary: "Annulla una lezione di un corso e avvisa chi ci viene",
      access: "staff",
      keys: "catalogue:write",
      audits: ["course.cancel"],
      params: lessonParams,
      query: lessonTimeQuery,
      body: lessonCancellationSchema,
      output: lessonWithRecipientsSchema,
      errors: ["NOT_FOUND"],
      handle: ({ params: { id, date }, query: { time }, body: { reason }, now }) =>
        cancelLesson({ courseId: id, date, time }, reason, now),
    }),
  },
);
