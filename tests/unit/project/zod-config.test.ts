import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { readSource, sourcesIn } from "../../helpers/sources";

/**
 * A schema created before lib/schemas/zod-config.ts has run tries to compile its validator, which the Content Security
 * Policy of a page forbids and the browser reports.
 */

const CONFIG = "lib/schemas/zod-config.ts";
const MAKES_SCHEMAS = /\bz\.(?:object|strictObject|looseObject)\(/;
/** Imports at run time; type imports are erased. */
const IMPORT = /^import (?!type )(?:[^;"]*? from )?"((?:@\/|\.{1,2}\/)[^"]+)";/gms;

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) =>
    existsSync(join(__dirname, "../../..", file)),
  );
}

const imported = new Map<string, string[]>();
function importsOf(file: string): string[] {
  const known = imported.get(file);
  if (known) return known;
  const found = [...readSource(file).matchAll(IMPORT)].flatMap(([, name = ""]) => fileOf(file, name) ?? []);
  imported.set(file, found);
  return found;
}

function reachesConfig(file: string, seen = new Set<string>()): boolean {
  if (file === CONFIG) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((next) => reachesConfig(next, seen));
}

const makers = sourcesIn(["lib/schemas", "components"]).filter((file) =>
  MAKES_SCHEMAS.test(readSource(file)),
);

test("every module that creates schemas for the browser imports the configuration first", () => {
  expect(makers.length).toBeGreaterThan(50);
  expect(makers.filter((file) => !reachesConfig(file))).toEqual([]);
});
