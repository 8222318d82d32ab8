import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const packages: [string, string][] = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
});
const readme = readFileSync("README.md", "utf8");

test.each(packages)("%s is pinned to one version and has its reason in the README", (name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(readme).toContain(name.startsWith("@types/") ? "`@types/*`" : `\`${name}\``);
});
