import { findCourse } from "@/lib/data/catalogue/courses";
import { requireFound } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseDaysSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { daysOfCourse } from "@/lib/services/catalogue/course-offer";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/days", {
  GET: endpoint({
    summary: "I giorni in cui si può cominciare un corso, e i posti liberi",
    access: "public",
    keys: "public",
    params: idParams,
    output: courseDaysSchema,
    handle: async ({ params, now }) => {
      const course = requireFound(await findCourse(params.id), "course");
      return daysOfCourse(course, now);
    },
  }),
});
