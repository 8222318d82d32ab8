import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { courseChangedSchema, courseChangeSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { removeOffering } from "@/lib/services/catalogue/change-offering";
import { changeCourse } from "@/lib/services/sign-up/change-and-notify";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}", {
  PUT: endpoint({
    summary:
      "Modifica i campi inviati di un corso; se cambiano giorni, lezioni o sala avvisa gli iscritti, salvo notify false",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.update"],
    params: idParams,
    body: courseChangeSchema,
    output: courseChangedSchema,
    errors: ["NOT_CHANGEABLE", "CLASHES"],
    handle: ({ params, body, now }) => changeCourse(params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Elimina un corso senza iscrizioni",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeOffering("course", params.id)),
  }),
});
