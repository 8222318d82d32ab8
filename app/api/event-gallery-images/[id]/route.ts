import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { galleryForm } from "@/lib/http/gallery-form";
import { galleryImageOfPanelSchema, galleryImageUpdateSchema } from "@/lib/schemas/catalogue/gallery-image";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changeGalleryImage, removeGalleryImage } from "@/lib/services/catalogue/gallery";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/event-gallery-images/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un'immagine (JSON, o multipart con il campo image, fino a 10 MB)",
    access: "staff",
    keys: "refused",
    audits: ["gallery-image.update"],
    params: idParams,
    form: { ...galleryForm, fields: galleryImageUpdateSchema },
    output: galleryImageOfPanelSchema,
    handle: ({ params, body, file }) => changeGalleryImage(params.id, body, file),
  }),
  DELETE: endpoint({
    summary: "Elimina un'immagine e il suo file",
    access: "staff",
    keys: "refused",
    audits: ["gallery-image.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params }) => done(removeGalleryImage(params.id)),
  }),
});
