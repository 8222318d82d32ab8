import { deleteSessionOf } from "@/lib/data/sessions";
import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { sessionParams } from "@/lib/schemas/session";
import { successSchema } from "@/lib/schemas/sign-in";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/sessions/{id}", {
  DELETE: endpoint({
    summary: "Chiudi uno dei propri accessi",
    access: "user",
    params: sessionParams,
    output: successSchema,
    handle: async ({ params, user }) => {
      if (!(await deleteSessionOf(user.id, params.id))) throw new AppError("NOT_FOUND");
      return { success: true as const };
    },
  }),
});
