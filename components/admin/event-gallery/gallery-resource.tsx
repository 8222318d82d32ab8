import { z } from "zod";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import type { Resource } from "@/components/admin/shared/resource/resource";
import { translationValues } from "@/components/shared/form/translation-values";
import { imageAddress } from "@/lib/domain/space/space-image";
import { type GalleryImageOfPanel, galleryImageInputSchema } from "@/lib/schemas/catalogue/gallery-image";

/** The schema of the API plus the file. */
const galleryFormSchema = galleryImageInputSchema.extend({
  file: z.custom<File | null>((value) => value === null || value instanceof File).default(null),
});

type Values = z.input<typeof galleryFormSchema>;
type Output = z.output<typeof galleryFormSchema>;

/** A new image goes after the last one. */
const nextOrder = (all: readonly GalleryImageOfPanel[]) =>
  all.reduce((order, image) => Math.max(order, image.orderIndex + 1), 0);

export const galleryResource: Resource<GalleryImageOfPanel, Values, Output> = {
  page: "event-gallery",
  endpoint: "/api/event-gallery-images",
  listPath: "/api/event-gallery-images",
  csvName: "galleria",
  texts: {
    theOne: "l'immagine",
    addTitle: "Aggiungi immagine",
    editTitle: "Modifica immagine",
    search: "Cerca un'immagine",
    empty: {
      title: "Nessuna immagine",
      description: "Le immagini attive scorrono nella pagina iniziale, sotto “I Nostri Eventi”.",
    },
    created: "Immagine aggiunta",
    updated: "Immagine aggiornata",
    deleted: "Immagine eliminata",
    createFailed: "Errore nell'aggiunta dell'immagine",
    updateFailed: "Errore nell'aggiornamento dell'immagine",
    deleteFailed: "Errore nell'eliminazione dell'immagine",
    idMissing: "ID dell'immagine mancante, impossibile aggiornare.",
  },
  nameOf: ({ title }) => title,
  whyFinal: () => "il file dell'immagine viene cancellato",
  visibility: {
    isOn: ({ isActive }) => isActive,
    change: (isActive) => ({ isActive }),
    header: "Stato",
    on: "Attiva",
    off: "Disattiva",
    hideLabel: "Disattiva",
  },
  columns: [
    {
      key: "title",
      header: "Titolo",
      priority: "title",
      cell: ({ imageUrl, title }) => <PictureAndName src={imageAddress(imageUrl)} name={title} />,
      text: ({ title }) => title,
    },
    {
      key: "orderIndex",
      header: "Ordine",
      priority: "high",
      align: "end",
      cell: ({ orderIndex }) => orderIndex,
      text: ({ orderIndex }) => String(orderIndex),
    },
  ],
  schema: galleryFormSchema,
  sections: [
    {
      title: "L'immagine",
      fields: [
        { kind: "text", name: "title", label: "Titolo", isTranslated: true },
        {
          kind: "file",
          name: "file",
          address: "imageUrl",
          label: "Immagine",
          hint: "JPG, PNG, GIF, WEBP fino a 10 MB.",
          maxMegabytes: 10,
        },
        {
          kind: "number",
          name: "orderIndex",
          label: "Ordine",
          hint: "Le immagini scorrono dal numero più basso al più alto.",
          width: "half",
        },
        { kind: "switch", name: "isActive", label: "Attiva", hint: "Se spenta, non si vede sul sito." },
      ],
    },
  ],
  toValues: (image, all) => ({
    title: image?.title ?? "",
    translations: translationValues(image?.translations, { title: "" }),
    imageUrl: image?.imageUrl ?? "",
    orderIndex: String(image?.orderIndex ?? nextOrder(all)),
    isActive: image?.isActive ?? true,
    file: null,
  }),
  toForm: ({ title, translations, imageUrl, orderIndex, isActive, file }) => {
    const form = new FormData();
    form.set("title", title);
    form.set("translations", JSON.stringify(translations));
    form.set("orderIndex", String(orderIndex));
    form.set("isActive", String(isActive));
    if (file) form.set("image", file);
    else if (imageUrl) form.set("imageUrl", imageUrl);
    return form;
  },
};
