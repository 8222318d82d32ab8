import { z } from "zod";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import { idParam, integer, requiredText } from "@/lib/schemas/fields";

export const spaceImageSchema = z.object({
  id: z.number().int(),
  imageUrl: z.string(),
  /** The alternative text. */
  altText: z.string(),
});

export type SpaceImage = z.infer<typeof spaceImageSchema>;

const altText = requiredText("Descrivi che cosa mostra l'immagine", 200);

/** The fields beside the file of a new picture; `altText` defaults to the name of the space. */
export const newSpaceImageSchema = z.object({ altText: altText.optional() });

export const spaceImageUpdateSchema = z.object({ altText });

/** The ids of all pictures of a space, in order. */
export const imageOrderSchema = z.object({ ids: z.array(integer).max(MAX_SPACE_IMAGES) });

export const spaceImageParams = z.object({ id: idParam, imageId: idParam });
