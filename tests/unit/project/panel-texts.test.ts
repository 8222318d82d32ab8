import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../..");
const LIB = join(ROOT, "lib");
const sourcesOf = (folder: string) =>
  readdirSync(join(LIB, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("generated/"))
    .map((name) => join(folder, name));

test("only rules of the panel use its texts, which e-mails and API responses do not have", () => {
  const saying = sourcesOf("").filter((file) =>
    /text\([`"]panel\./.test(readFileSync(join(LIB, file), "utf8")),
  );
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.filter((file) => !file.startsWith("domain/panel/"))).toEqual([]);
});

test("neither e-mails nor code that words API responses use a rule of the panel", () => {
  const using = ["mail", "http", "services", "feeds"]
    .flatMap(sourcesOf)
    .filter((file) => readFileSync(join(LIB, file), "utf8").includes("@/lib/domain/panel/board-text"));
  expect(using).toEqual([]);
});

const WALK = `import("./scripts/run/panel-texts.mjs").then(({ panelTextSubjects }) =>
  console.log(JSON.stringify(panelTextSubjects(process.cwd()))))`;
/** The subjects of texts in each generated module. Runs outside Jest, like the scripts. */
const subjects: Record<string, string[]> = JSON.parse(
  execFileSync(process.execPath, ["-e", WALK], { cwd: ROOT, encoding: "utf8" }),
);
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => ({
    name,
    code: /\.tsx?$/.test(name) ? readFileSync(join(ROOT, folder, name), "utf8") : "",
  }));

test("every page of the panel is wrapped in its own texts", () => {
  const pages = filesIn("app/(panel)/admin").filter(({ name }) => /(?:^|\/)page\.tsx$/.test(name));
  expect(pages.length).toBeGreaterThan(30);
  for (const { name, code } of pages) {
    const own = name.replace(/\/?page\.tsx$/, "").replaceAll("/", "-") || "start";
    expect([name, code]).toEqual([name, expect.stringContaining(`admin/generated/${own}-texts"`)]);
    expect([name, code]).toEqual([name, expect.stringContaining("<PageTexts>")]);
    expect(Object.keys(subjects)).toContain(own);
  }
});

test("a page of the panel loads the texts that it shows immediately, and those of its dialogs when they open", () => {
  expect(subjects.cassa).toEqual(expect.arrayContaining(["panel.cash", "tables"]));
  expect(subjects.frame).toEqual(expect.arrayContaining(["live", "panel.frame", "panel.pages"]));
  expect(subjects.cassa).not.toContain("panel.booking");
  expect(subjects.lazy).toEqual(expect.arrayContaining(["panel.person", "panel.payments", "validation"]));
});

test("lazily loaded parts of the panel are found by the walk that collects their texts", () => {
  const parts = filesIn("components/admin").flatMap(({ name, code }) =>
    code.split(/\blazy(?:Part|Rules)\(/).flatMap((after, at) => (at === 0 ? [] : [{ name, after }])),
  );
  expect(parts.length).toBeGreaterThan(60);
  const unseen = parts.filter(({ after }) => !/^\s*async \(\) =>\s*\(await import\("/.test(after));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test("no script of the panel contains texts of e-mails or files", () => {
  expect(
    Object.values(subjects)
      .flat()
      .filter((subject) => /^(?:mails|feeds|seo)/.test(subject)),
  ).toEqual([]);
});
