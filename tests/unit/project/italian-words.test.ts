import { it } from "@/messages/it/index";
import { panel } from "@/messages/it/panel/index";
import { stringsIn } from "@/tests/helpers/source-texts";
import { sourcesIn } from "@/tests/helpers/sources";

/** Terminology is consistent in all displayed Italian texts (docs/product.md, "Words"). */

/** Excluded: lib/data, because SQL column names are not Italian, and texts in English. */
const ROOMS = ["app", "components", "lib", "prisma/seed"];
const isWithoutTexts = (file: string) => file.startsWith("lib/data/") || file.endsWith("-in-english.ts");

interface Rule {
  word: string;
  wrong: RegExp;
  /** Files that the rule applies to; all by default. */
  of?: RegExp;
  /** Texts that the product's requirements prescribe literally. */
  specified: readonly string[];
  /** Words in users' own files, which the site only reads: column names. */
  read?: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    word: "e-mail",
    // Except as part of an address, a name in code, or "e-mail" itself.
    wrong: /(?<![\w\-./@#:])(?:e?mails?)(?![\w\-/@=(]|\.\w)/i,
    specified: [
      "Indirizzo email non valido",
      "Email non valida",
      "Email Inviata",
      "Errore durante l'invio dell'email. Riprova.",
    ],
    read: [/* lib/domain/import/import-kinds.ts */ "email address", "indirizzo email", "indirizzo mail"],
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
    // Rooms are booked; files of courses and events use the word only for rooms.
    of: /sign-up|catalogue|course-booking|\/courses\/|\/events\//,
    specified: [],
  },
  {
    word: "un'e-mail",
    wrong: /\buna e-mail/i,
    specified: [],
  },
  {
    word: "« » around what is quoted",
    wrong: /[“”]/,
    of: /messages\//,
    specified: [],
  },
  {
    word: "short sentences, without semicolons",
    wrong: /;/,
    // Texts for assistants are exempt, and so is the label of the semicolon itself.
    of: /messages\/it\/(?!assistants)/,
    specified: ["Punto e virgola (;)"],
  },
];

/** The value of an attribute that only browsers read. */
const isAutoComplete = (value: string): boolean => /^\w+ webauthn$/.test(value);

/** Texts differ from names, keys and classes by a space or a capital first letter. */
const isText = (value: string): boolean =>
  !isAutoComplete(value) && (/\s\S/.test(value.trim()) || /^[A-Z][a-z]/.test(value.trim()));

const textsOf = (file: string): string[] =>
  stringsIn(file, ["StringLiteral", "JSXText", "TemplateElement", "TsLiteralType"])
    .filter(isText)
    .map((text) => text.trim().replace(/\s+/g, " "));

const files = sourcesIn(ROOMS).filter((file) => !isWithoutTexts(file));

/** The texts of a catalogue, without placeholders and markup names: "{email}", "<mail></mail>". */
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

test.each(RULES)(
  "displayed texts use '$word', except for prescribed texts: $wrong",
  ({ wrong, of, specified, read = [] }) => {
    const found = texts
      .filter(
        ({ file, text }) =>
          (of?.test(`/${file}`) ?? true) && wrong.test(text) && ![...specified, ...read].includes(text),
      )
      .map(({ file, text }) => `${file}: ${text}`);
    expect(found).toEqual([]);
  },
);

test("each exception still exists", () => {
  const said = new Set(texts.map(({ text }) => text));
  expect(
    RULES.flatMap(({ specified, read = [] }) => [...specified, ...read]).filter((text) => !said.has(text)),
  ).toEqual([]);
});
