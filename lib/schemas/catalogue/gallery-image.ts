import { z } from "zod";
import { nullableImageAddress } from "@/lib/schemas/catalogue-fields";
import { integer, queryFlag, requiredText } from "@/lib/schemas/fields";

export const galleryImageSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
  orderIndex: z.number().int(),
  createdAt: z.string(),
});

export type GalleryImage = z.infer<typeof galleryImageSchema>;

const ORDER = "L'ordine deve essere maggiore o uguale a 0";

/** JSON carries a flag and a number, multipart the text of them. */
const galleryImageFields = z.object({
  title: requiredText("Il titolo è obbligatorio", 200),
  imageUrl: nullableImageAddress,
  isActive: z.union([z.boolean(), queryFlag], "Valore non valido"),
  orderIndex: integer.pipe(z.number().min(0, ORDER)),
});

/** The fields of a new image (docs/rules.md). */
export const galleryImageInputSchema = galleryImageFields.extend({
  imageUrl: galleryImageFields.shape.imageUrl.default(null),
  isActive: galleryImageFields.shape.isActive.default(true),
  orderIndex: galleryImageFields.shape.orderIndex.default(0),
});

export type GalleryImageInput = z.output<typeof galleryImageInputSchema>;

/** A change: only the fields that are sent. */
export const galleryImageUpdateSchema = galleryImageFields.partial();
export type GalleryImageUpdate = z.output<typeof galleryImageUpdateSchema>;
