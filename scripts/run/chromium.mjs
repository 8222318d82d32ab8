import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The Chromium of this machine: CHROMIUM_PATH, or one on the PATH.
 * @returns {string | undefined} undefined where only the one that Playwright brings along can be there
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return ["chromium", "chromium-browser"]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
