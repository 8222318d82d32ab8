/**
 * Generates the messages of each panel page as browser modules: those that the initially shown components use, and in
 * one additional module those of everything that is loaded later (components/admin/shared/lazy-part.tsx). Determined by
 * following the imports.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * @typedef {{ isLive: boolean, atOnce: readonly string[], later: readonly string[], subjects: readonly string[] }}
 *   Source whether it runs in the browser, the files that it imports statically and dynamically, and the message
 *   namespaces that it uses: "money", "panel.cash"
 * @typedef {(file: string) => Source} SourceOf
 */

/** Names of the message files in a folder. */
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
    // In the panel, only `lazyPart` loads components with their own messages; anything else loaded dynamically uses the
    // page's.
    const isOfPanel = file.startsWith(join(root, "components/admin/"));
    const later = all(
      isOfPanel
        ? /\blazy(?:Part|Rules)\(\s*async \(\) =>\s*\(await import\("([^"]+)"/g
        : /\bimport\("([^"]+)"\)/g,
    );
    const imported = all(/\b(?:from\s*|import\s*\(?)"([^"]+)"/g);
    const source = {
      isLive: code.startsWith('"use client"'),
      atOnce: imported.filter((path) => !later.includes(path)).flatMap(filesAt),
      later: later.flatMap(filesAt),
      // A key with a namespace prefix, anywhere, or the whole namespace.
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
 * The files that the browser loads starting from some files: statically, or also dynamically, depending on `next`.
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
 * The client components of a page or layout, found through the server components around them.
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
 * Message namespaces by module: of each page beyond those of the frame, of the frame, and of lazily loaded parts.
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
  return { ...Object.fromEntries(pages), frame, lazy: subjectsOf(everything) };
}

/**
 * @param {readonly string[]} subjects
 * @param {boolean} isLazy
 */
function moduleOf(subjects, isLazy) {
  const imports = subjects.map(
    (name, at) => `import t${at} from "@/messages/it/${name.replace(".", "/")}.json";`,
  );
  const [ofSite, ofPanel] = [false, true].map((isOfPanel) =>
    subjects.flatMap((name, at) =>
      name.startsWith("panel.") === isOfPanel ? [`${name.replace("panel.", "")}: t${at}`] : [],
    ),
  );
  const texts = `{ ${[...(ofSite ?? []), `panel: { ${ofPanel?.join(", ")} }`].join(", ")} }`;
  const rest = isLazy
    ? [`export const lazyTexts = ${texts};`]
    : [
        'import type { ReactNode } from "react";',
        'import { MessagesProvider } from "@/components/ui/messages-provider";',
        `const texts = ${texts};`,
        "export function PageTexts({ children }: { children: ReactNode }) {",
        "  return <MessagesProvider messages={texts}>{children}</MessagesProvider>;",
        "}",
      ];
  return ['"use client";', ...imports, ...rest, ""].join("\n");
}

/**
 * Writes the modules that have changed.
 * @param {string} root
 */
export function writePanelTexts(root) {
  const folder = join(root, "components/admin/generated");
  mkdirSync(folder, { recursive: true });
  const modules = Object.entries(panelTextSubjects(root)).map(([name, subjects]) => ({
    file: `${name}-texts.tsx`,
    code: moduleOf(subjects, name === "lazy"),
  }));
  for (const { file, code } of modules) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, "utf8") !== code) writeFileSync(path, code);
  }
  for (const file of readdirSync(folder))
    if (!modules.some((one) => one.file === file)) rmSync(join(folder, file));
}
