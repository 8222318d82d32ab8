import { z } from "zod";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, integer, lineText, list } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

export const spaceImageSchema = z.object({
  id: z.number().int(),
  imageUrl: z.string(),
  altText: z.string(),
});

export const spaceImageOfPanelSchema = spaceImageSchema.extend({ translations: translationsSchema });
export type SpaceImageOfPanel = z.infer<typeof spaceImageOfPanelSchema>;

/** A picture as visible to the caller: `translations` for the panel only. */
export const shownSpaceImageSchema = spaceImageSchema.extend({ translations: translationsSchema.optional() });

export type SpaceImage = z.infer<typeof spaceImageSchema>;

const MISSING = VALIDATION.altText;
const altText = lineText(MISSING);

/** The form fields sent with the file of a new picture; `altText` defaults to the name of the space. */
export const newSpaceImageSchema = z.object({ altText: altText.optional() });

export const spaceImageUpdateSchema = z
  .object({ altText, translations: translationsField({ altText }) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { path: ["altText"], message: MISSING });
export type SpaceImageUpdate = z.output<typeof spaceImageUpdateSchema>;

export const imageOrderSchema = z.object({ ids: list(integer, MAX_SPACE_IMAGES) });

export const spaceImageParams = z.object({ id: idParam, imageId: idParam });
