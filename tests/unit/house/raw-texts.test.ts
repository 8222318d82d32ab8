import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";

/**
 * What people read comes from the catalogues (`messages`), so that another language is one folder. The linter finds words
 * between tags; this finds those in strings: labels, titles, sentences put together.
 */

const ROOT = join(__dirname, "../../..");
const FOLDERS = ["app", "components"];

/** The API describes itself in Italian, in one document. */
const isOfApi = (file: string) => /^app\/(?:api|uploads)\//.test(file);

/** Keys of the keyboard, names of errors and of headers. */
const NO_TEXTS =
  /^(Escape|Enter|Tab|Home|End|Delete|Backspace|Shift|Page(Up|Down)|Arrow(Up|Down|Left|Right)|[A-Z]\w+Error|[A-Z][a-z]+(-[A-Z][a-z]+)+)$/;

interface Node {
  type?: string;
  value?: unknown;
  cooked?: unknown;
  name?: { value?: string };
}

/** The same in every language: a font, an example of a link, and the kinds of document as they are stored. */
const SAME = new Set([
  "Times New Roman",
  "Instagram https://www.instagram.com/…",
  "Carta d'identità",
  "Patente di guida",
]);

/** A word with a capital letter at its beginning is a text; classes, addresses and names in code have none. */
const isText = (value: string): boolean =>
  /^\s*[A-ZÀ-Ú][a-zà-ú]+/.test(value) && !NO_TEXTS.test(value.trim()) && !SAME.has(value.trim());

function collect(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, texts);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, value, cooked }: Node = node;
  if (type === "ImportDeclaration" || type === "ExportAllDeclaration" || type === "TsLiteralType") return;
  // Failures of the program itself are for engineers, in English.
  if (type === "NewExpression" && JSON.stringify(node).includes('"value":"Error"')) return;
  if (type === "StringLiteral" && typeof value === "string") texts.push(value);
  if (type === "TemplateElement" && typeof cooked === "string") texts.push(cooked);
  for (const child of Object.values(node)) collect(child, texts);
}

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const source = readFileSync(join(ROOT, file), "utf8");
  collect(parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") }), texts);
  return texts.filter(isText);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
).filter((file) => !isOfApi(file));

test("no part of a page has words of its own", () => {
  expect(files.flatMap((file) => textsOf(file).map((text) => `${file}: ${text}`))).toEqual([]);
});
