import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../..");

interface Override {
  includes: string[];
  linter: { rules: { style?: { noRestrictedImports?: unknown } } };
}

const { overrides } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8")) as { overrides: Override[] };
const restricted = overrides
  .filter(({ linter }) => linter.rules.style?.noRestrictedImports)
  .flatMap(({ includes }) => includes);
const rooms = readdirSync(join(ROOT, "lib"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(rooms)("lib/%s says what it may import", (room) => {
  expect(restricted).toContain(`lib/${room}/**`);
});

test("no file has its rules from two places, of which only the last would count", () => {
  expect(new Set(restricted).size).toBe(restricted.length);
});

test("the README names every room of lib", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const layout = readme.slice(readme.indexOf("## Where things are"), readme.indexOf("## How it keeps"));
  for (const room of rooms) expect(layout).toMatch(new RegExp(`\\b${room}/`));
});
