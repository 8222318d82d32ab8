/**
 * Scripts and styles of the build were compressed once, after the build (scripts/run/compress-build.mjs), smaller than
 * it could be done for every request. A request for one of them is turned into one for its compressed twin, which
 * Next.js then serves like any other file.
 */
import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { takesEncoding } from "./accepted-encoding.mjs";

const PREFIX = "/_next/static/";
/** What is compressed, by the end of its name. */
export const COMPRESSED_TYPES = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=UTF-8",
};
/** The smallest first. */
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
];

/** Makes the function that points a request for a file of the build in `root` at the twin that its client takes. */
export function compressedFiles(root) {
  const folder = join(root, ".next/static");
  const files = new Set(readdirSync(folder, { recursive: true }).map((file) => file.replaceAll("\\", "/")));

  return (request, response) => {
    if (!request.url.startsWith(PREFIX)) return;
    const path = request.url.split("?", 1)[0];
    const file = path.slice(PREFIX.length);
    const type = COMPRESSED_TYPES[extname(file)];
    if (type === undefined) return;
    const accepted = request.headers["accept-encoding"] ?? "";
    const twin = ENCODINGS.find(
      ({ name, extension }) => files.has(file + extension) && takesEncoding(accepted, name),
    );
    if (twin === undefined) return;
    request.url = path + twin.extension;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", twin.name);
    response.setHeader("Vary", "Accept-Encoding");
  };
}
