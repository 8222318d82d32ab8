import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { PICTURE_LIMIT_BYTES, readMultipart } from "@/lib/http/multipart";
import { idParams } from "@/lib/schemas/fields";
import { parseInput } from "@/lib/schemas/parse-input";
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
    form: { file: "image", fields: newSpaceImageSchema },
    output: spaceImageOfPanelSchema,
    status: 201,
    handle: async ({ request, params }) => {
      const { fields, file } = await readMultipart(request, "image", PICTURE_LIMIT_BYTES);
      const { altText } = parseInput(newSpaceImageSchema, fields);
      if (file === null) throw fieldError("image", text("refusals.upload.none"));
      return addPicture(params.id, file, altText);
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
