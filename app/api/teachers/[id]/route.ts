import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { withoutUnsent } from "@/lib/http/unsent-fields";
import { shownTeacherSchema, teacherUpdateSchema } from "@/lib/schemas/catalogue/teacher";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changeTeacher, removeTeacher, teacherFor } from "@/lib/services/catalogue/teachers";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/teachers/{id}", {
  GET: endpoint({
    summary: "Un insegnante con i suoi corsi ed eventi",
    access: "public",
    keys: "public",
    params: idParams,
    output: shownTeacherSchema,
    handle: ({ params, user, now }) => teacherFor(user, params.id, now),
  }),
  PUT: endpoint({
    summary: "Modifica i campi inviati di un insegnante",
    access: "staff",
    keys: "catalogue:write",
    audits: ["teacher.update"],
    params: idParams,
    body: teacherUpdateSchema,
    output: shownTeacherSchema,
    errors: ["DUPLICATE"],
    handle: async ({ params, body, accountId, now }) =>
      withoutUnsent(accountId, await changeTeacher(params.id, body, now), body, [
        "personId",
        "payRule",
        "payAmount",
      ]),
  }),
  DELETE: endpoint({
    summary: "Elimina un insegnante che niente nomina",
    access: "staff",
    keys: "catalogue:write",
    audits: ["teacher.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeTeacher(params.id)),
  }),
});
