import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const packages: [string, string][] = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
});
const reasons = readFileSync("docs/packages.md", "utf8");

test.each(packages)("%s is pinned to one version and justified in docs/packages.md", (name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(reasons).toContain(name.startsWith("@types/") ? "`@types/*`" : `\`${name}\``);
});

test("the lock file contains the optional binaries of every platform", () => {
  const lock: Record<string, { optionalDependencies?: Record<string, string> }> = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  ).packages;
  const locked = new Set(Object.keys(lock).map((path) => path.split("node_modules/").at(-1)));
  const wanted = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
