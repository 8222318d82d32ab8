/** Compresses the text files of a build, beside themselves: once and slowly, so that they travel as small as it goes. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { COMPRESSED_TYPES } from "../web/compressed-files.mjs";

/** Below this, compressing saves no packet. */
const SMALLEST_BYTES = 1_024;

/** Writes a `.br` and a `.gz` beside every text file in `folder`. */
export function compressBuild(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(extname(entry.name) in COMPRESSED_TYPES)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(file);
    if (content.byteLength < SMALLEST_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
    );
  }
}
