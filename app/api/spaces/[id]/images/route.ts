import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { PICTURE_LIMIT_BYTES } from "@/lib/http/multipart";
import { idParams } from "@/lib/schemas/fields";
import {
  imageOrderSchema,
  newSpaceImageSchema,
  spaceImageOfPanelSchema,
} from "@/lib/schemas/space/space-image";
import { addPicture, orderPictures } from "@/lib/services/space/space-pictures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/images", {
  POST: endpoint({
    summary: "Aggiunge un'immagine a uno spazio, fino a otto (multipart, campo image, fino a 5 MB)",
    access: "staff",
    keys: "catalogue:write",
    audits: ["picture.create"],
    params: idParams,
    form: { file: "image", limitBytes: PICTURE_LIMIT_BYTES, fields: newSpaceImageSchema },
    output: spaceImageOfPanelSchema,
    status: 201,
    isIdempotent: true,
    handle: async ({ params, body, file, idempotency }) => {
      if (file === null) throw fieldError("image", text("refusals.upload.none"));
      return addPicture(params.id, { ...body, file }, idempotency);
    },
  }),
  PUT: endpoint({
    summary: "Mette in ordine le immagini di uno spazio: la prima è quella degli elenchi",
    access: "staff",
    keys: "catalogue:write",
    audits: ["space.update"],
    params: idParams,
    body: imageOrderSchema,
    output: z.array(spaceImageOfPanelSchema),
    handle: ({ params, body }) => orderPictures(params.id, body.ids),
  }),
});
