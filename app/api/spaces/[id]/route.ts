import { findSpace } from "@/lib/data/space/spaces";
import { notFoundError } from "@/lib/errors";
import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { withoutUnsent } from "@/lib/http/unsent-fields";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { shownSpaceSchema, spaceUpdateSchema } from "@/lib/schemas/space/space";
import { changeSpace, removeSpace, spacesFor } from "@/lib/services/space/change-space";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}", {
  GET: endpoint({
    summary: "Uno spazio",
    access: "public",
    keys: "public",
    params: idParams,
    output: shownSpaceSchema,
    handle: async ({ params, user }) => {
      const space = await findSpace(params.id);
      const [shown] = await spacesFor(user, space === null ? [] : [space]);
      if (shown === undefined) throw notFoundError("space");
      return shown;
    },
  }),
  PUT: endpoint({
    summary: "Modifica i campi inviati di uno spazio",
    access: "staff",
    keys: "catalogue:write",
    audits: ["space.update"],
    params: idParams,
    body: spaceUpdateSchema,
    output: shownSpaceSchema,
    errors: ["CLASHES"],
    handle: async ({ params, body, accountId, now }) =>
      withoutUnsent(accountId, await changeSpace(params.id, body, now), body, ["externalCalendarUrl"]),
  }),
  DELETE: endpoint({
    summary: "Elimina uno spazio senza prenotazioni",
    access: "staff",
    keys: "catalogue:write",
    audits: ["space.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeSpace(params.id)),
  }),
});
