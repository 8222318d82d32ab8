import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";
import { stringsIn } from "@/tests/helpers/source-texts";
import { sourcesIn } from "@/tests/helpers/sources";

/** One word for one thing in everything that people read (docs/product.md, "Words"). */

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
  /** Words that people's own files hold and that the site only reads: names of columns. */
  read?: readonly string[];
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
    // Rooms are booked; the files of courses and events say so only of rooms.
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
    // What assistants read is a contract, and one sign is named by itself.
    of: /messages\/it\/(?!assistants)/,
    specified: ["Punto e virgola (;)"],
  },
];

/** The value of an attribute that only browsers read. */
const isAutoComplete = (value: string): boolean => /^\w+ webauthn$/.test(value);

/** Texts are told from names, keys and classes by their spaces or their capital letter. */
const isText = (value: string): boolean =>
  !isAutoComplete(value) && (/\s\S/.test(value.trim()) || /^[A-Z][a-z]/.test(value.trim()));

const textsOf = (file: string): string[] =>
  stringsIn(file, ["StringLiteral", "JSXText", "TemplateElement", "TsLiteralType"])
    .filter(isText)
    .map((text) => text.trim().replace(/\s+/g, " "));

const files = sourcesIn(ROOMS).filter((file) => !isWithoutTexts(file));

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

test.each(RULES)(
  "people read '$word', save in the specified texts: $wrong",
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

test("each exception is still said somewhere", () => {
  const said = new Set(texts.map(({ text }) => text));
  expect(
    RULES.flatMap(({ specified, read = [] }) => [...specified, ...read]).filter((text) => !said.has(text)),
  ).toEqual([]);
});
