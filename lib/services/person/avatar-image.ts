import "server-only";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { storeImage } from "@/lib/storage/images";

/** Size of the decoded picture, without the overhead of base64. */
const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

/**
 * Stores the picture of a data URL.
 * @returns its address under /uploads; null for no picture
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE when it is not an image
 */
export async function storeAvatar(dataUrl: string | null | undefined): Promise<string | null> {
  if (!dataUrl) return null;
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  if (bytes.byteLength > MAX_AVATAR_BYTES) {
    const message = text("refusals.person.avatarTooLarge");
    throw new AppError("PAYLOAD_TOO_LARGE", { message, errors: { avatarUrl: [message] } });
  }
  return storeImage(bytes, "avatars");
}
