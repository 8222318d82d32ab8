import { stringsIn } from "@/tests/helpers/source-texts";
import { sourcesIn } from "@/tests/helpers/sources";

/**
 * What people read comes from the catalogues (`messages`), so that another language is one folder. The linter finds words
 * between tags; this finds those in strings: labels, titles, sentences put together.
 */

const FOLDERS = ["app", "components"];

/** The API describes itself in Italian, in one document; security.txt has names of fields. */
const isOfApi = (file: string) => /^app\/(?:api|uploads|\.well-known)\//.test(file);

/** Keys of the keyboard, names of errors and of headers. */
const NO_TEXTS =
  /^(Escape|Enter|Tab|Home|End|Delete|Backspace|Shift|Page(Up|Down)|Arrow(Up|Down|Left|Right)|[A-Z]\w+Error|[A-Z][a-z]+(-[A-Z][a-z]+)+)$/;

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

const files = sourcesIn(FOLDERS).filter((file) => !isOfApi(file));
const textsOf = (file: string) => stringsIn(file, ["StringLiteral", "TemplateElement"]).filter(isText);

test("no part of a page has words of its own", () => {
  expect(files.flatMap((file) => textsOf(file).map((text) => `${file}: ${text}`))).toEqual([]);
});
