import { z } from "zod";
import { translationValues } from "@/components/shared/form/translation-values";
import { type GalleryImageOfPanel, galleryImageInputSchema } from "@/lib/schemas/catalogue/gallery-image";

const galleryFormSchema = galleryImageInputSchema.extend({
  file: z.custom<File | null>((value) => value === null || value instanceof File).default(null),
});

export type GalleryValues = z.input<typeof galleryFormSchema>;
export type GalleryOutput = z.output<typeof galleryFormSchema>;

const nextOrder = (all: readonly GalleryImageOfPanel[]) =>
  all.reduce((order, image) => Math.max(order, image.orderIndex + 1), 0);

const galleryValues = (
  image: GalleryImageOfPanel | null,
  all: readonly GalleryImageOfPanel[],
): GalleryValues => ({
  title: image?.title ?? "",
  translations: translationValues(image?.translations, { title: "" }),
  imageUrl: image?.imageUrl ?? "",
  orderIndex: String(image?.orderIndex ?? nextOrder(all)),
  isActive: image?.isActive ?? true,
  file: null,
});

function galleryBody({ title, translations, imageUrl, orderIndex, isActive, file }: GalleryOutput): FormData {
  const form = new FormData();
  form.set("title", title);
  form.set("translations", JSON.stringify(translations));
  form.set("orderIndex", String(orderIndex));
  form.set("isActive", String(isActive));
  if (file) form.set("image", file);
  else if (imageUrl) form.set("imageUrl", imageUrl);
  return form;
}

export const galleryRules = { schema: galleryFormSchema, toValues: galleryValues, toForm: galleryBody };
