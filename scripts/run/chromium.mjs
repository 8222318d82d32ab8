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
 * @returns {string | undefined} undefined where only the one that Playwright brings along can be there
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath(["chromium", "chromium-browser"]);
}

/**
 * The same Chromium without windows of its own, where it is there (Debian's chromium-headless-shell, the one that Playwright
 * itself takes for tests): a new page costs a quarter of the processor time, since no toolbar is rendered with it.
 */
export const findChromiumWithoutWindows = () =>
  process.env.CHROMIUM_PATH || findOnPath(["chromium-headless-shell"]) || findChromium();
