/** Larger than any screen shows an avatar; the server keeps 512 pixels too. */
const SIDE = 512;
/** Of the file that somebody picks; what is sent is far smaller. */
export const MAX_PICTURE_FILE_BYTES = 20_000_000;

/** Said under the field. */
export class PictureError extends Error {}

/** The middle square of a picture, as large as an avatar needs it. */
function squared(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const side = Math.min(picture.width, picture.height);
  canvas.width = Math.min(SIDE, side);
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("Questo browser non riesce a preparare l'immagine.");
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  // JPEG has no transparency: what is see-through becomes white, not black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.width);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.width);
  return canvas;
}

/**
 * A picture that somebody picked, as a small data URL fit for `avatarUrl`: a photograph of a phone is many times what
 * the server takes.
 * @throws PictureError in Italian, when it is no picture that this browser can read, or far too large
 */
export async function readAvatarPicture(file: File): Promise<string> {
  if (file.size > MAX_PICTURE_FILE_BYTES)
    throw new PictureError("L'immagine è troppo grande: al massimo 20 MB.");
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureError("Il file non è un'immagine che possiamo leggere: usa JPG, PNG, GIF o WEBP.");
  }
  try {
    return squared(picture).toDataURL("image/jpeg", 0.88);
  } finally {
    picture.close();
  }
}
