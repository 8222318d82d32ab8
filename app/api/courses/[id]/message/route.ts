import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { messageInputSchema, messageSentSchema } from "@/lib/schemas/sign-up/participation";
import { writeToCourse } from "@/lib/services/sign-up/cancel-course";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/message", {
  POST: endpoint({
    summary: "Scrive a tutti gli iscritti a un corso",
    access: "staff",
    audits: ["course.message"],
    params: idParams,
    body: messageInputSchema,
    output: messageSentSchema,
    status: 202,
    handle: ({ params, body, now }) => writeToCourse(params.id, body, now),
  }),
});
