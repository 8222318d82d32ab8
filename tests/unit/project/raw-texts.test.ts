import { stringsIn } from "@/tests/helpers/source-texts";
import { sourcesIn } from "@/tests/helpers/sources";

/**
 * Displayed texts come from the catalogues (`messages`), so that another language is one folder. The linter finds words
 * between tags; this test finds those in strings: labels, titles, composed sentences.
 */

const FOLDERS = ["app", "components"];

/** The API is described in Italian, in one document; security.txt contains field names. */
const isOfApi = (file: string) => /^app\/(?:api|uploads|\.well-known)\//.test(file);

/** Names of keys, errors and headers. */
const NO_TEXTS =
  /^(Escape|Enter|Tab|Home|End|Delete|Backspace|Shift|Page(Up|Down)|Arrow(Up|Down|Left|Right)|[A-Z]\w+Error|[A-Z][a-z]+(-[A-Z][a-z]+)+)$/;

/** The same in every language: a font, an example of a link, and kinds of identity document as stored. */
const SAME = new Set([
  "Times New Roman",
  "Instagram https://www.instagram.com/…",
  "Carta d'identità",
  "Patente di guida",
]);

/** A text starts with a capitalized word; classes, addresses and names in code do not. */
const isText = (value: string): boolean =>
  /^\s*[A-ZÀ-Ú][a-zà-ú]+/.test(value) && !NO_TEXTS.test(value.trim()) && !SAME.has(value.trim());

const files = sourcesIn(FOLDERS).filter((file) => !isOfApi(file));
const textsOf = (file: string) => stringsIn(file, ["StringLiteral", "TemplateElement"]).filter(isText);

test("no component or page contains hard-coded text", () => {
  expect(files.flatMap((file) => textsOf(file).map((text) => `${file}: ${text}`))).toEqual([]);
});
