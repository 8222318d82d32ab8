import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableImageAddress } from "@/lib/schemas/catalogue-fields";
import { integer, lineText, queryFlag } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

export const galleryImageSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
  orderIndex: z.number().int(),
  createdAt: z.string(),
});

export const galleryImageOfPanelSchema = galleryImageSchema.extend({ translations: translationsSchema });
export type GalleryImageOfPanel = z.infer<typeof galleryImageOfPanelSchema>;

export type GalleryImage = z.infer<typeof galleryImageSchema>;

const ORDER = VALIDATION.order;

const title = lineText(VALIDATION.titleRequired);

/** JSON carries booleans and numbers, multipart their text. */
const galleryImageFields = z.object({
  title,
  imageUrl: nullableImageAddress,
  isActive: z.union([z.boolean(), queryFlag], VALIDATION.invalid),
  orderIndex: integer.pipe(z.number().min(0, ORDER)),
  translations: translationsField({ title }),
});

/** The fields of a new image (docs/rules.md). */
export const galleryImageInputSchema = galleryImageFields.extend({
  imageUrl: galleryImageFields.shape.imageUrl.default(null),
  isActive: galleryImageFields.shape.isActive.default(true),
  orderIndex: galleryImageFields.shape.orderIndex.default(0),
  translations: galleryImageFields.shape.translations.default({}),
});

export type GalleryImageInput = z.output<typeof galleryImageInputSchema>;

export const galleryImageUpdateSchema = galleryImageFields.partial();
export type GalleryImageUpdate = z.output<typeof galleryImageUpdateSchema>;
