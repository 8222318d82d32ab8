import { join } from "node:path";
import { writeIco, writePng, writeSvg } from "../render";
import { bookingsDrawing, notFoundDrawing, searchDrawing } from "./empty-pages";
import { icon, lotusCard, lotusMark } from "./lotus";

/** Writes the logo, the application icons and the drawings of empty pages under `root`. */
export async function writeMarks(root: string): Promise<void> {
  const images = join(root, "public", "images");
  const icons = join(root, "public", "icons");
  await writeSvg(join(images, "logo.svg"), lotusMark);
  await writeSvg(join(images, "logo-card.svg"), lotusCard);
  await writeSvg(join(images, "empty", "bookings.svg"), bookingsDrawing);
  await writeSvg(join(images, "empty", "search.svg"), searchDrawing);
  await writeSvg(join(images, "empty", "not-found.svg"), notFoundDrawing);
  await writePng(join(icons, "icon-192.png"), icon(14, 0.78), 192);
  await writePng(join(icons, "icon-512.png"), icon(14, 0.78), 512);
  // Launchers cut a maskable icon to any shape: the mark keeps within the middle 80 %.
  await writePng(join(icons, "icon-maskable-512.png"), icon(0, 0.6), 512);
  // iOS rounds the corners itself and shows transparency as black.
  await writePng(join(icons, "apple-touch-icon.png"), icon(0, 0.74), 180);
  await writeSvg(join(root, "app", "icon.svg"), lotusMark);
  await writeIco(join(root, "app", "favicon.ico"), lotusMark, [32, 16]);
}
