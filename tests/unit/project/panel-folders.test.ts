import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PANEL = join(__dirname, "../../../components/admin");
const entries = readdirSync(PANEL, { withFileTypes: true });
const pages = entries
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !["frame", "generated", "shared"].includes(name));

const importsOf = (folder: string): string[] =>
  readdirSync(join(PANEL, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(PANEL, folder, file), "utf8").matchAll(/"@\/components\/admin\/([\w-]+)\//g),
    ])
    .map(([, imported]) => imported ?? "");

test("the panel's folder has, besides pages, only the frame, shared parts, the list of pages and the setting paths", () => {
  expect(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...["panel-pages.ts", "setting-paths.ts"]]);
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)("the page %s imports no other page", (page) => {
  expect(importsOf(page).filter((folder) => folder !== page && folder !== "shared")).toEqual([]);
});

test("shared parts import neither a page nor the frame", () => {
  expect(importsOf("shared").filter((folder) => !["generated", "shared"].includes(folder))).toEqual([]);
});
