import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/domain/language/languages";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { panelMessages } from "@/lib/i18n/panel-messages";
import { en } from "@/messages/en/index";

/**
 * In ICU messages an apostrophe before a brace or a tag starts a quotation: "l'<privacy>…</privacy>" shows the tag and
 * loses the apostrophe. Every text is therefore rendered as it is and with typographic apostrophes: both must read
 * alike.
 */

type Texts = { readonly [name: string]: string | Texts };

const entriesOf = (texts: Texts, before = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" ? [[before + name, value] as const] : entriesOf(value, `${before}${name}.`),
  ) as [string, string][];

const withPlainApostrophes = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replace(/''?/g, "’") : withPlainApostrophes(value),
    ]),
  );

const PLURAL = /\{\s*(\w+)\s*,\s*(?:plural|selectordinal|number)/g;
const SELECT = /\{\s*(\w+)\s*,\s*select\b/g;
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Values for all placeholders of a text, in several variants, so that each branch is rendered. */
function samplesOf(text: string): Record<string, unknown>[] {
  const always = Object.fromEntries([
    ...namesIn(text, /\{\s*(\w+)/g).map((name) => [name, `[${name}]`]),
    ...namesIn(text, /<(\w+)>/g).map((name) => [name, (chunks: unknown) => ["[", chunks, "]"]]),
  ]);
  const choices: [string, unknown[]][] = [
    ...namesIn(text, PLURAL).map((name): [string, unknown[]] => [name, [0, 1, 2, 1000]]),
    ...namesIn(text, SELECT).map((name): [string, unknown[]] => [name, namesIn(text, /(\w+)\s*\{/g)]),
  ];
  return choices.reduce<Record<string, unknown>[]>(
    (samples, [name, values]) =>
      samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value }))),
    [always],
  );
}

const flat = (shown: unknown): string => (Array.isArray(shown) ? shown.map(flat).join("") : String(shown));

function translatorOf(locale: Language, messages: Texts) {
  const translate = createTranslator({
    locale,
    messages,
    timeZone: TIME_ZONE,
    onError: (error) => {
      throw error;
    },
  });
  return (key: string, values: Record<string, unknown>) =>
    flat(translate.rich(key as never, values as never));
}

test.each<[string, Language, Texts]>([
  ["Italian, the panel included", "it", panelMessages],
  ["English", "en", en],
])("every text in %s is rendered without braces, tags or lost apostrophes", (_, locale, texts) => {
  const asItStands = translatorOf(locale, texts);
  const plain = translatorOf(locale, withPlainApostrophes(texts));
  const entries = entriesOf(texts);
  expect(entries.length).toBeGreaterThan(1000);
  const wrong = entries.filter(([key, text]) =>
    samplesOf(text).some((values) => {
      const shown = asItStands(key, values);
      return /[<>{}]/.test(shown) || shown.replaceAll("'", "’") !== plain(key, values);
    }),
  );
  expect(wrong).toEqual([]);
});
