import { fromJson } from "@/lib/schemas/json-record";
import { JSON_LIMIT_BYTES, readJson } from "./body";
import { isMultipart, readMultipart } from "./multipart";

/** docs/rules.md, "Limits". */
const GALLERY_IMAGE_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Reads the body of a gallery image: JSON, or multipart with an optional file in the field `image`.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION
 */
export async function readGalleryBody(
  request: Request,
): Promise<{ fields: unknown; file: Uint8Array | null }> {
  if (!isMultipart(request)) return { fields: await readJson(request, JSON_LIMIT_BYTES), file: null };
  const { fields, file } = await readMultipart(request, "image", GALLERY_IMAGE_LIMIT_BYTES);
  const { imageUrl, translations, ...others } = fields;
  return {
    fields: {
      ...others,
      // Forms submit empty fields too: an empty address without a file leaves the picture unchanged.
      ...(imageUrl ? { imageUrl } : {}),
      ...(translations === undefined ? {} : { translations: fromJson(translations) }),
    },
    file,
  };
}
