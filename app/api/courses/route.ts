import { z } from "zod";
import { listCourses } from "@/lib/data/catalogue/courses";
import { withActiveTeachers } from "@/lib/domain/catalogue/teachers";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseInputSchema, courseOfPanelSchema, shownCourseSchema } from "@/lib/schemas/catalogue/course";
import { addOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses", {
  GET: endpoint({
    summary: "Elenco dei corsi, prima quelli attivi",
    access: "public",
    keys: "public",
    output: z.array(shownCourseSchema),
    handle: async ({ user }) => {
      const courses = await listCourses();
      return user?.isAdmin ? courses : courses.map(withActiveTeachers);
    },
  }),
  POST: endpoint({
    summary: "Crea un corso",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.create"],
    body: courseInputSchema,
    output: courseOfPanelSchema,
    status: 201,
    isIdempotent: true,
    errors: ["CLASHES", "NOT_FOUND"],
    handle: ({ body, idempotency }) => addOffering("course", body, idempotency),
  }),
});
