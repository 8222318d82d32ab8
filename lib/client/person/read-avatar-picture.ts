import { text } from "@/lib/domain/language/text";

/** Side in pixels, larger than any screen shows an avatar; the server also stores 512 pixels. */
const AVATAR_SIDE_PX = 512;
/** Limit for the chosen file; the resized picture that is sent is far smaller. */
export const MAX_PICTURE_FILE_BYTES = 20_000_000;

/** An error whose message is a text (`lib/domain/language/text.ts`), shown below the field. */
export class PictureError extends Error {}

/** The centre square of a picture, scaled down to the size of an avatar. */
function cropToSquare(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const side = Math.min(picture.width, picture.height);
  canvas.width = Math.min(AVATAR_SIDE_PX, side);
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError(text("avatar.problem.unsupported"));
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  // JPEG has no transparency: without a background, transparent areas would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.width);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.width);
  return canvas;
}

/**
 * Crops and scales a chosen picture to a data URL for `avatarUrl`, since photos from phones exceed the server's limit.
 * @throws PictureError if the file is too large or the browser cannot decode it
 */
export async function readAvatarPicture(file: File): Promise<string> {
  if (file.size > MAX_PICTURE_FILE_BYTES) throw new PictureError(text("avatar.problem.tooLarge"));
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureError(text("avatar.problem.unreadable"));
  }
  try {
    return cropToSquare(picture).toDataURL("image/jpeg", 0.88);
  } finally {
    picture.close();
  }
}
