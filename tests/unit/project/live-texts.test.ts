import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * A client component must have the texts that it uses: those of every page (`live.json`), or those provided by a
 * component around it (`Texts`, `LazyMessages`). Otherwise it shows keys. The panel has all texts.
 */

const ROOT = join(__dirname, "../../..");
const OF_EVERY_PAGE = "live";

interface Source {
  /** Component files that it imports, statically or lazily. */
  imports: readonly string[];
  /** Subjects of texts that it uses, and those that it provides to what it renders. */
  asked: readonly string[];
  brought: readonly string[];
  /** Whether it provides them to its children, and therefore to its users. */
  isWrapper: boolean;
  isLive: boolean;
}

const fileOf = (from: string, path: string): string | null => {
  if (!/^[.@]/.test(path)) return null;
  const target = path.startsWith("@/") ? join(ROOT, path.slice(2)) : resolve(dirname(from), path);
  return [".tsx", ".ts"].map((ending) => target + ending).find(existsSync) ?? null;
};

const isOfSite = (file: string) =>
  file.startsWith(join(ROOT, "components/")) && !file.startsWith(join(ROOT, "components/admin/"));

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

/** The subjects in `of={["a", "b"]}` or `of={NAMES}`. */
function broughtBy(code: string): string[] {
  return all(code, /(?:Texts|LazyMessages)\s+of=\{(\[[^\]]*\]|\w+)\}/g).flatMap((list) => {
    const names = list.startsWith("[")
      ? list
      : new RegExp(`const ${list}[^=]*= (\\[[^\\]]*\\])`).exec(code)?.[1];
    return all(names ?? "", /"(\w+)"/g);
  });
}

const sources = new Map<string, Source>();
function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8").replaceAll(/import type [^;]+;/g, "");
  const source = {
    imports: all(code, /(?:from|import\()\s*"([^"]+)"/g).flatMap((path) => fileOf(file, path) ?? []),
    asked: all(code, /useTranslations\("(\w+)/g),
    brought: broughtBy(code),
    isWrapper: /(?:Texts|LazyMessages)\s+of=[\s\S]*\{(?:children|content)\}/.test(code),
    isLive: code.startsWith('"use client"'),
  };
  sources.set(file, source);
  return source;
}

/**
 * Walks from a page through everything that it renders and collects each client component that uses texts that no
 * component around it provides.
 */
function missingFrom(page: string): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  function walk(file: string, isInLive: boolean, reached: ReadonlySet<string>): void {
    const { imports, asked, brought, isLive } = sourceOf(file);
    const wrapped = imports.map(sourceOf).filter(({ isWrapper }) => isWrapper);
    const has = new Set([...reached, ...brought, ...wrapped.flatMap((one) => one.brought)]);
    const state = `${file} ${isInLive || isLive} ${[...has].sort().join(" ")}`;
    if (seen.has(state)) return;
    seen.add(state);
    if (isInLive || isLive)
      for (const subject of asked)
        if (!has.has(subject))
          missing.add(`${relative(ROOT, file)} asks for "${subject}" in ${relative(ROOT, page)}`);
    for (const next of imports) if (isOfSite(next)) walk(next, isInLive || isLive, has);
  }
  walk(page, false, new Set([OF_EVERY_PAGE, "panel"]));
  return [...missing];
}

const pages = readdirSync(join(ROOT, "app/[locale]"), { recursive: true, encoding: "utf8" })
  .filter((name) => /(?:^|\/)(?:page|layout|default|error)\.tsx$/.test(name))
  .map((name) => join(ROOT, "app/[locale]", name));

test("every client component of a public page has its texts", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(missingFrom)).toEqual([]);
});
