import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  shownTeacherSchema,
  teacherInputSchema,
  teacherListQuerySchema,
  teacherOfPanelSchema,
} from "@/lib/schemas/catalogue/teacher";
import { addTeacher, teachersFor } from "@/lib/services/catalogue/teachers";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/teachers", {
  GET: endpoint({
    summary: "Gli insegnanti con i loro corsi ed eventi; per il pannello, se chiesto, anche quelli nascosti",
    access: "public",
    keys: "public",
    query: teacherListQuerySchema,
    output: z.array(shownTeacherSchema),
    handle: ({ query, user, now }) => teachersFor(user, query, now),
  }),
  POST: endpoint({
    summary: "Aggiunge un insegnante",
    access: "staff",
    keys: "catalogue:write",
    audits: ["teacher.create"],
    body: teacherInputSchema,
    output: teacherOfPanelSchema,
    status: 201,
    errors: ["DUPLICATE"],
    isIdempotent: true,
    handle: ({ body, idempotency }) => addTeacher(body, idempotency),
  }),
});
