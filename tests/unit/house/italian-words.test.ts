import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

/** One word for one thing in everything that people read (docs/product.md, "Words"). */

const ROOT = join(__dirname, "../../..");

/** lib/data holds SQL, whose column names are not Italian; texts in English are read by others. */
const ROOMS = ["app", "components", "lib", "prisma/seed"];
const isWithoutTexts = (file: string) => file.startsWith("lib/data/") || file.endsWith("-in-english.ts");

interface Rule {
  word: string;
  wrong: RegExp;
  /** Where the rule holds; everywhere by default. */
  of?: RegExp;
  /** Texts that the product's specification gives to the letter. */
  specified: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    word: "e-mail",
    // Not as a part of an address, of a name in code, or of "e-mail" itself.
    wrong: /(?<![\w\-./@#:])(?:e?mails?)(?![\w\-/@=(]|\.\w)/i,
    specified: [
      "Indirizzo email non valido",
      "Email non valida",
      "Email Inviata",
      "Errore durante l'invio dell'email. Riprova.",
    ],
  },
  {
    word: "iscrizione",
    wrong:
      /prenotazion\w* (?:(?!in )\w+ ){0,2}cors[oi]\b|registrazion\w* (?:\w+ ){0,2}(?:\w+')?event|partecipazion/i,
    specified: [],
  },
  {
    word: "iscrizione",
    wrong: /prenotazion|prenotat|registrazion/i,
    // Rooms are booked; the files of courses and events say so only of rooms.
    of: /sign-up|catalogue|course-booking|\/courses\/|\/events\//,
    specified: [],
  },
];

interface Node {
  type?: string;
  value?: unknown;
  cooked?: unknown;
}

/** Texts are told from names, keys and classes by their spaces or their capital letter. */
const isText = (value: string): boolean => /\s\S/.test(value.trim()) || /^[A-Z][a-z]/.test(value.trim());

function collect(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, texts);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, value, cooked }: Node = node;
  if (type === "ImportDeclaration" || type === "ExportAllDeclaration") return;
  // Failures of the program itself are for engineers, in English.
  if (type === "NewExpression" && JSON.stringify(node).includes('"value":"Error"')) return;
  if ((type === "StringLiteral" || type === "JSXText") && typeof value === "string") texts.push(value);
  if (type === "TemplateElement" && typeof cooked === "string") texts.push(cooked);
  for (const child of Object.values(node)) collect(child, texts);
}

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const source = readFileSync(join(ROOT, file), "utf8");
  collect(parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") }), texts);
  return texts.filter(isText).map((text) => text.trim().replace(/\s+/g, " "));
}

const files = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
).filter((file) => !isWithoutTexts(file));

/** The texts of a catalogue, without the names of values and of markup: "{email}", "<mail></mail>". */
const valuesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value) =>
    typeof value === "string" ? [value.replace(/\{\w+\}|<\/?\w+>/g, "…")] : valuesOf(value),
  );

const texts = [
  ...files.flatMap((file) => textsOf(file).map((text) => ({ file, text }))),
  ...[...Object.entries(it), ...Object.entries(panel)].flatMap(([subject, ofSubject]) =>
    valuesOf(ofSubject).map((text) => ({ file: `messages/it/${subject}.json`, text })),
  ),
];

test.each(RULES)("people read '$word', save in the specified texts: $wrong", ({ wrong, of, specified }) => {
  const found = texts
    .filter(
      ({ file, text }) => (of?.test(`/${file}`) ?? true) && wrong.test(text) && !specified.includes(text),
    )
    .map(({ file, text }) => `${file}: ${text}`);
  expect(found).toEqual([]);
});

test("each exception is still said somewhere", () => {
  const said = new Set(texts.map(({ text }) => text));
  expect(RULES.flatMap(({ specified }) => specified).filter((text) => !said.has(text))).toEqual([]);
});
