/**
 * The texts of each page of the panel, as modules of the browser: those that what the page shows at once asks for, and in
 * one module more those of all that is loaded later (components/admin/shared/late-part.tsx). Found by walking the imports.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * @typedef {{ isLive: boolean, atOnce: readonly string[], later: readonly string[], subjects: readonly string[] }} Source
 * whether it runs in the browser, the files that it imports at once and later, and the subjects of the texts that it
 * names: "money", "panel.cash"
 * @typedef {(file: string) => Source} SourceOf
 */

/** The names of the files of texts in a folder. */
const textFiles = (/** @type {string} */ folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -".json".length)] : []));

/**
 * Reads sources, each once.
 * @param {string} root
 * @returns {SourceOf}
 */
function sourcesOf(root) {
  const names = new Set([
    ...textFiles(join(root, "messages/it")),
    ...textFiles(join(root, "messages/it/panel")).map((name) => `panel.${name}`),
  ]);
  /** @type {Map<string, Source>} */
  const known = new Map();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Neither comments nor types are loaded.
    const code = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|\bimport type [^;]+;/gm, "");
    const all = (/** @type {RegExp} */ pattern) => [...code.matchAll(pattern)].map(([, found = ""]) => found);
    const filesAt = (/** @type {string} */ path) => {
      if (!/^(?:\.|@\/)/.test(path) || path.includes("/generated/")) return [];
      const target = path.startsWith("@/") ? join(root, path.slice(2)) : resolve(dirname(file), path);
      return [".tsx", ".ts"].map((ending) => target + ending).filter((one) => existsSync(one));
    };
    // Of the panel, what is loaded in any other way than by `latePart` finds its texts in the page.
    const isOfPanel = file.startsWith(join(root, "components/admin/"));
    const later = all(
      isOfPanel
        ? /\blate(?:Part|Rules)\(\s*async \(\) =>\s*\(await import\("([^"]+)"/g
        : /\bimport\("([^"]+)"\)/g,
    );
    const imported = all(/\b(?:from\s*|import\s*\(?)"([^"]+)"/g);
    const source = {
      isLive: code.startsWith('"use client"'),
      atOnce: imported.filter((path) => !later.includes(path)).flatMap(filesAt),
      later: later.flatMap(filesAt),
      // A key that begins with the subject, wherever it stands, or the whole subject.
      subjects: [
        ...all(/["'`]((?:panel\.)?\w+)\.[a-zA-Z$]/g),
        ...all(/["'`](panel\.\w+)["'`]/g),
        ...all(/useTranslations\("(\w+)"\)/g),
      ].filter((name) => names.has(name)),
    };
    known.set(file, source);
    return source;
  };
}

/**
 * The files that the browser loads with some files, at once or as soon as something is opened.
 * @param {SourceOf} sourceOf
 * @param {Iterable<string>} files
 * @param {(source: Source) => readonly string[]} next
 */
function reachedFrom(sourceOf, files, next) {
  const reached = new Set(files);
  for (const file of reached) for (const one of next(sourceOf(file))) reached.add(one);
  return reached;
}

/**
 * The live parts of a page or layout, through the server's components around them.
 * @param {SourceOf} sourceOf
 * @param {readonly string[]} pages
 */
const livePartsOf = (sourceOf, pages) =>
  [
    ...reachedFrom(sourceOf, pages, ({ isLive, atOnce }) =>
      isLive ? [] : atOnce.filter((one) => !one.includes("/lib/")),
    ),
  ].filter((file) => sourceOf(file).isLive);

/**
 * The subjects of texts by module: of each page beyond those of the frame, of the frame, and of what is loaded later.
 * @param {string} root
 * @returns {Record<string, string[]>}
 */
export function panelTextSubjects(root) {
  const sourceOf = sourcesOf(root);
  const panel = join(root, "app/(panel)");
  const admin = join(panel, "admin");
  const all = readdirSync(panel, { recursive: true, encoding: "utf8" }).map((name) => join(panel, name));
  const subjectsOf = (/** @type {Iterable<string>} */ files) =>
    [...new Set([...files].flatMap((file) => sourceOf(file).subjects))].sort();
  const atOnce = (/** @type {readonly string[]} */ files) =>
    reachedFrom(sourceOf, livePartsOf(sourceOf, files), (source) => source.atOnce);
  const frame = subjectsOf(atOnce(all.filter((file) => /\/(?:layout|error)\.tsx$/.test(file))));
  const pages = all
    .filter((file) => file.endsWith("/page.tsx"))
    .map((file) => {
      const name =
        dirname(file)
          .slice(admin.length + 1)
          .replaceAll("/", "-") || "start";
      return [name, subjectsOf(atOnce([file])).filter((subject) => !frame.includes(subject))];
    });
  const everything = reachedFrom(
    sourceOf,
    livePartsOf(
      sourceOf,
      all.filter((file) => file.endsWith(".tsx")),
    ),
    (source) => [...source.atOnce, ...source.later],
  );
  return { ...Object.fromEntries(pages), frame, late: subjectsOf(everything) };
}

/**
 * @param {readonly string[]} subjects
 * @param {boolean} isLate
 */
function moduleOf(subjects, isLate) {
  const imports = subjects.map(
    (name, at) => `import t${at} from "@/messages/it/${name.replace(".", "/")}.json";`,
  );
  const [ofSite, ofPanel] = [false, true].map((isOfPanel) =>
    subjects.flatMap((name, at) =>
      name.startsWith("panel.") === isOfPanel ? [`${name.replace("panel.", "")}: t${at}`] : [],
    ),
  );
  const texts = `{ ${[...(ofSite ?? []), `panel: { ${ofPanel?.join(", ")} }`].join(", ")} }`;
  const rest = isLate
    ? [`export const lateTexts = ${texts};`]
    : [
        'import type { ReactNode } from "react";',
        'import { MoreTexts } from "@/components/ui/more-texts";',
        `const texts = ${texts};`,
        "export function PageTexts({ children }: { children: ReactNode }) {",
        "  return <MoreTexts messages={texts}>{children}</MoreTexts>;",
        "}",
      ];
  return ['"use client";', ...imports, ...rest, ""].join("\n");
}

/**
 * Writes the modules, those that are others than before.
 * @param {string} root
 */
export function writePanelTexts(root) {
  const folder = join(root, "components/admin/generated");
  mkdirSync(folder, { recursive: true });
  const modules = Object.entries(panelTextSubjects(root)).map(([name, subjects]) => ({
    file: `${name}-texts.tsx`,
    code: moduleOf(subjects, name === "late"),
  }));
  for (const { file, code } of modules) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, "utf8") !== code) writeFileSync(path, code);
  }
  for (const file of readdirSync(folder))
    if (!modules.some((one) => one.file === file)) rmSync(join(folder, file));
}
