import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { WebKitPrograms } from "./webkit";

/** Paths of browsers on this machine, as installed by Debian. */

function onPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(":");
  for (const name of names)
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

export const findFirefox = (): string | null => onPath("firefox-esr", "firefox");

/** The minimal browser that comes with WebKitGTK's driver. */
function findMiniBrowser(): string | null {
  for (const library of ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]) {
    if (!existsSync(library)) continue;
    for (const folder of readdirSync(library)
      .filter((name) => name.startsWith("webkit2gtk-"))
      .sort()) {
      const program = join(library, folder, "MiniBrowser");
      if (existsSync(program)) return program;
    }
  }
  return null;
}

export function findWebKit(): WebKitPrograms | null {
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : null;
}
