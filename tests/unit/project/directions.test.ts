import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The two lint rules that enforce one-way imports: between layers, and between subjects within a layer. */

const ROOT = join(__dirname, "../../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const foldersOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "generated")
    .map(({ name }) => name);

const LAYERS_WITH_SUBJECTS = ["domain", "schemas", "data", "services", "client", "mail", "messages"];
const layers = foldersOf("lib");
/** From the subject that depends on no other to the one that depends on all. */
const subjects = (
  /\/\/ {3}(language[^\n]*)\n\/\/ {3}(→[^\n]*)/.exec(read("scripts/lint/subjects.grit")) ?? []
)
  .slice(1)
  .join(" ")
  .split(/\s*→\s*/);

const REFUSED = [
  ["lib/domain/time/a.ts", "@/lib/data/client", "layers.grit"],
  ["lib/domain/time/a.ts", "react", "layers.grit"],
  ["lib/services/booking/a.ts", "@/lib/http/define-route", "layers.grit"],
  ["components/ui/a.ts", "@/components/booking/booking-card", "layers.grit"],
  ["components/space/a.ts", "@/components/admin/spaces/space-form", "layers.grit"],
  ["components/space/a.ts", "@/lib/data/client", "layers.grit"],
  ["lib/services/person/a.ts", "@/lib/services/booking/create-booking", "subjects.grit"],
  ["lib/domain/money/a.ts", "../booking/booking-status", "subjects.grit"],
] as const;
const ALLOWED = [
  ["lib/services/booking/a.ts", "@/lib/services/person/sign-in"],
  ["lib/domain/booking/a.ts", "../money/balance"],
  ["components/booking/a.ts", "@/components/ui/button"],
] as const;

const folder = mkdtempSync(join(tmpdir(), "directions-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of the two rules for each case, a file with one import, in the order of the cases. */
function lintCases(): string[] {
  const plugins = ["layers", "subjects"].map((rule) => join(ROOT, `scripts/lint/${rule}.grit`));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins }));
  const cases = [...REFUSED, ...ALLOWED];
  cases.forEach(([file, imported], index) => {
    const target = join(folder, `case-${index}`, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `import { x } from "${imported}";\nexport const y = x;\n`);
  });
  const biome = join(ROOT, "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "."], { cwd: folder, encoding: "utf8" });
  const blocks = `${stdout}${stderr}`.split(/\n(?=\S*case-\d+\/)/);
  return cases.map((_, index) => blocks.filter((block) => block.includes(`case-${index}/`)).join("\n"));
}
const complaints = lintCases();

test.each(layers)("lib/%s has a rule for what it may import", (layer) => {
  expect(read("scripts/lint/layers.grit")).toContain(`/lib/${layer}/`);
});

test("every folder of a layer is a subject with a place in the order", () => {
  const folders = LAYERS_WITH_SUBJECTS.flatMap((layer) => foldersOf(`lib/${layer}`));
  expect([...new Set(folders)].filter((folder) => !subjects.includes(folder))).toEqual([]);
});

test("the README lists every layer, docs/architecture.md every subject", () => {
  const readme = read("README.md");
  const layout = readme.slice(readme.indexOf("## Where things are"), readme.indexOf("To change"));
  for (const name of layers) expect(layout).toMatch(new RegExp(`\\b${name}\\b`));
  for (const name of subjects) expect(read("docs/architecture.md")).toContain(`**${name}**`);
});

test.each(REFUSED.map((row, index) => [...row, index] as const))(
  "%s must not import %s",
  (_file, _imported, rule, index) => {
    expect(complaints[index]).toContain(`scripts/lint/${rule}`);
  },
);

test.each(ALLOWED.map((row, index) => [...row, REFUSED.length + index] as const))(
  "%s may import %s",
  (_file, _imported, index) => {
    expect(complaints[index]).toBe("");
  },
);
