import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {readonly string[]} names */
function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * The Chromium of this machine: CHROMIUM_PATH, or one on the PATH.
 * @returns {string | undefined} undefined if only the one that comes with Playwright can exist
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath(["chromium", "chromium-browser"]);
}

/**
 * The headless Chromium if installed (Debian's chromium-headless-shell, which Playwright itself uses for tests): a new
 * page costs a quarter of the processor time, since no toolbar is rendered.
 */
export const findChromiumWithoutWindows = () =>
  process.env.CHROMIUM_PATH || findOnPath(["chromium-headless-shell"]) || findChromium();
