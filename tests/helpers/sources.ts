import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's own files, for tests that check the source code. Paths are relative to the project. */

const ROOT = join(__dirname, "../..");

/** The files in the folders with matching names, by default TypeScript, without generated ones. */
export const sourcesIn = (folders: readonly string[], names = /\.tsx?$/): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((file) => names.test(file) && !file.includes("generated/")),
  );

export const readSource = (file: string): string => readFileSync(join(ROOT, file), "utf8");
