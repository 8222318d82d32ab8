import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { successSchema } from "@/lib/schemas/person/sign-in";
import {
  spaceImageOfPanelSchema,
  spaceImageParams,
  spaceImageUpdateSchema,
} from "@/lib/schemas/space/space-image";
import { describePicture, removePicture } from "@/lib/services/space/space-pictures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/images/{imageId}", {
  PATCH: endpoint({
    summary: "Cambia la descrizione di un'immagine di uno spazio, o le sue traduzioni",
    access: "staff",
    keys: "catalogue:write",
    audits: ["picture.update"],
    params: spaceImageParams,
    body: spaceImageUpdateSchema,
    output: spaceImageOfPanelSchema,
    handle: ({ params, body }) => describePicture(params.id, params.imageId, body),
  }),
  DELETE: endpoint({
    summary: "Elimina un'immagine di uno spazio",
    access: "staff",
    keys: "catalogue:write",
    audits: ["picture.delete"],
    params: spaceImageParams,
    output: successSchema,
    handle: ({ params }) => done(removePicture(params.id, params.imageId)),
  }),
});
