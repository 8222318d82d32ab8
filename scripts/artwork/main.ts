/**
 * Draws every picture of the site that is not an upload.
 *
 * Run: `npm run artwork` draws all of them; `npx tsx scripts/artwork/main.ts hero space-13` only those whose
 * path contains one of the words (`marks`: logo, icons, empty pages).
 *
 * Writes: public/images/**.webp (rooms, home page, courses, events, gallery), the lotus mark and the
 * illustrations of empty pages as SVG, the application icons in public/icons and app/. The output is committed:
 * the site never draws at run time. The same sources always give the same files, since chance is seeded.
 *
 * Parts: engine/ (geometry, SVG document, camera), palette.ts, parts/ (things that scenes are made of),
 * scenes/ (one picture a file), marks/ (logo, icons, empty pages), render.ts (encoding).
 */

import { join } from "node:path";
import { Paper } from "./engine/paper";
import { writeMarks } from "./marks/write-marks";
import { writeWebp } from "./render";
import { scenes } from "./scenes";
import { details } from "./scenes/details";

const images = join(process.cwd(), "public", "images");
const DETAIL_PIXELS = 1280;
const words = process.argv.slice(2);
const wanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word));

async function main(): Promise<void> {
  for (const scene of scenes.filter(({ file }) => wanted(file))) {
    const paper = new Paper(scene.width, scene.height);
    scene.draw(paper);
    const bytes = await writeWebp(join(images, `${scene.file}.webp`), paper.toString());
    console.log(`${scene.file}.webp ${Math.round(bytes / 1024)} kB`);
  }
  for (const { file, of, view } of details.filter(({ file }) => wanted(file))) {
    const paper = new Paper(of.width, of.height);
    of.draw(paper);
    const bytes = await writeWebp(join(images, `${file}.webp`), paper.toString(view, DETAIL_PIXELS));
    console.log(`${file}.webp ${Math.round(bytes / 1024)} kB`);
  }
  if (wanted("marks")) await writeMarks(process.cwd());
}

void main();
